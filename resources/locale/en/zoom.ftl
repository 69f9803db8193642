### The board seen more closely: what lies beyond its edge.

beyond-title = Lit places out of sight
beyond-left = { $count ->
    [one] One lit place more to the left
   *[other] { $count } lit places more to the left
}
beyond-right = { $count ->
    [one] One lit place more to the right
   *[other] { $count } lit places more to the right
}
beyond-up = { $count ->
    [one] One lit place more above
   *[other] { $count } lit places more above
}
beyond-down = { $count ->
    [one] One lit place more below
   *[other] { $count } lit places more below
}
