"""The addresses of the server, a module for each kind. They are thin: what they do is done by the rooms beside them."""
