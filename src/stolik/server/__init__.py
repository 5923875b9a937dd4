"""The server: tables that keep every acknowledged move, told to each viewer through one renderer.

(architecture: The server and the wire)
"""
