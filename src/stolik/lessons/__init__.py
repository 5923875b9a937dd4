"""Playable lessons: drawn tables with a goal, a request and a coach's lines (architecture: Lessons)."""
