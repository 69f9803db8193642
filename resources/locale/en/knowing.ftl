### What the table says about the thing under the pointer, and its rules window.

## The rules window

menu-help-rules = &Rules
rules-title = Rules
rules-search = Search the rules
rules-chapters = Chapters
rules-found = { $count ->
    [0] nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}
