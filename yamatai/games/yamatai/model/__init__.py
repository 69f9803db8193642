"""The rules of Yamataï over plain data. Rule numbers are those of `rules.ftl` and of the refusals.

A newcomer starts at `turn` (what may be done when), then reads the step that interests him:
`placement`, `collecting`, `building` and `bonuses`, `powers`, `harbour`, `rounds`, `scoring`.
"""
