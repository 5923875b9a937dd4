"""Token Battle's words: card texts, questions, log and refusals, in English, Polish and Japanese."""
