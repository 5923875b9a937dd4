"""The Pokémon TCG of the Diamond & Pearl era (docs/rules/pokemon.md): rules, state, view and drawing."""
