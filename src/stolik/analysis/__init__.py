"""What the choices of a game cost, and what was luck: each decision judged again, from what its seat could see."""
