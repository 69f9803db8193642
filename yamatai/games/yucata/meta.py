"""What the shelf shows of Yucata' without loading its rules or its table."""

from yamatai.play.game import Meta, Option

LAYOUTS = (
    "basic", "ayuno", "ayunito", "tumo_zumo", "zattopusta", "acuma_y_taya", "orzi_krakra", "kintaya", "monzola",
)  # fmt: skip

META = Meta(
    id="yucata",
    title="Yucata'",
    min_seats=2,
    max_seats=4,
    colours=("white", "black", "red", "green"),
    rules_version=1,
    place_on_shelf=2,
    secret=True,  # rule 2.8
    rules="yamatai.games.yucata.model.game:open_game",
    check="yamatai.games.yucata.model.check:check",
    table="yamatai.games.yucata.table.scene:YucataTable",
    places="yamatai.games.yucata.model.places:places",
    options=(
        Option("layout", LAYOUTS, own=True),  # rule 1.2; a free one is nine numbers: "8 11 15 18 22 26 29 33 36"
        Option("sword", ("behind", "in_front")),  # rule 2.2
        Option("start", ("drawn", "first")),  # rule 1.3
        Option("undo-across-turns", ("no", "yes")),
    ),
)
