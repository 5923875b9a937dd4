"""The nodes of the effect language. `common` is every card game's, `pokemon` is the Pokémon TCG's own."""
