"""How the store came to its present form, step by step; shipped, and run when a store is opened."""
