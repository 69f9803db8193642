"""What the shelf shows of Yamataï without loading its rules or its table."""

from yamatai.play.game import Meta, Option

META = Meta(
    id="yamatai",
    title="Yamataï",
    min_seats=2,
    max_seats=4,
    colours=("blue", "orange", "purple", "grey"),
    rules_version=1,
    place_on_shelf=1,
    rules="yamatai.games.yamatai.model.game:open_game",
    check="yamatai.games.yamatai.model.check:check",
    places="yamatai.games.yamatai.model.places:places",
    table="yamatai.games.yamatai.table.scene:YamataiTable",
    undo_rule="10.1",
    options=(Option("undo-across-turns", ("no", "yes")),),  # only if the table agreed to it
)
