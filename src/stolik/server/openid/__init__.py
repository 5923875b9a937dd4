"""Signing in with a provider that people have elsewhere (OpenID Connect), where the host has named one."""
