# Signing in with a provider that the host has named.

provider-go = Sign in with { $name }
provider-keep = With { $name }
provider-since = since { $date }
provider-none = not connected
provider-add = Connect
provider-busy = One moment, this sign-in is being checked.
provider-not = Nothing came back from there with which one could sign in. Begin anew.
provider-again = Begin anew
provider-removed = { $name } opens your account no more.
provider-note = You are sent there and back. Only who you are there is kept: no name, no e-mail.
