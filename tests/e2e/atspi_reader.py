"""An assistive program: reads the window through AT-SPI, presses things and writes down what it hears, as JSON.

Runs in the system's own Python, where pyatspi is. Every wait ends with what is waited for, or after
`PATIENCE` seconds with an error.
"""

import json
import sys

import pyatspi
from gi.repository import GLib

PATIENCE = 30
LOOK_MS = 50
HEARD = ("object:announcement", "object:state-changed:focused", "object:children-changed")


def main():
    heard = []
    pyatspi.Registry.registerEventListener(lambda event: heard.append(event), *HEARD)
    table = wait_for(lambda: find(application(), "panel", "Yamataï"))
    areas = [area.name for area in table if area.childCount]
    island = find(table, "push button", "isle 7")
    fleet = find(table, "push button", "Fleet ")
    found = {
        "areas": areas,
        "island": [island.name, island.description],
        "fleet": [fleet.name, fleet.description],
        "end": find(table, "push button", "End your turn").name,
        "actions": action_names(fleet),
    }
    heard.clear()
    press(fleet)
    spoken = wait_for(lambda: [event.any_data for event in heard if event.type.startswith("object:announcement")])
    found["spoken"] = spoken
    found["gone"] = wait_for(lambda: [event.source.name for event in heard if "children-changed:remove" in event.type])
    found["focused"] = wait_for(lambda: focused(table))
    found["hand"] = find(table, "push button", "in hand").description
    json.dump(found, sys.stdout, ensure_ascii=False)


def application():
    return next((app for app in pyatspi.Registry.getDesktop(0) if app and app.name == "yamatai"), None)


def find(start, role, words):
    """The first thing of that role whose name has these words, below `start`."""
    if start is None:
        return None
    for child in start:
        if child is None:
            continue
        if child.getRoleName() == role and words in child.name:
            return child
        deeper = find(child, role, words)
        if deeper is not None:
            return deeper
    return None


def focused(table):
    """The name of the place that has the focus."""
    for area in table:
        for place in area:
            if place.getState().contains(pyatspi.STATE_FOCUSED):
                return place.name
    return None


def action_names(thing):
    doing = thing.queryAction()
    return [doing.getName(number) for number in range(doing.nActions)]


def press(thing):
    thing.queryAction().doAction(action_names(thing).index("Press"))


def wait_for(look):
    """What `look` gives as soon as it gives something; events come in meanwhile."""
    loop, answer = GLib.MainLoop(), []

    def again():
        found = look()
        if found:
            answer.append(found)
            loop.quit()
        return not found

    GLib.timeout_add(LOOK_MS, again)
    GLib.timeout_add_seconds(PATIENCE, loop.quit)
    loop.run()
    if not answer:
        raise SystemExit("nothing came")
    return answer[0]


if __name__ == "__main__":
    main()
