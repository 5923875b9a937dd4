"""Notices by Web Push: what somebody who has no page open is told, in their browser, if they asked for it."""
