"""The Star Wars TCG's words: card texts, questions, log and refusals, in English, Polish and Japanese."""
