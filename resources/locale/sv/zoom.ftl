### Brädet sett närmare: vad som ligger bortom dess kant.

beyond-title = Upplysta platser utom synhåll
beyond-left = { $count ->
    [one] En upplyst plats till åt vänster
   *[other] { $count } upplysta platser till åt vänster
}
beyond-right = { $count ->
    [one] En upplyst plats till åt höger
   *[other] { $count } upplysta platser till åt höger
}
beyond-up = { $count ->
    [one] En upplyst plats till uppåt
   *[other] { $count } upplysta platser till uppåt
}
beyond-down = { $count ->
    [one] En upplyst plats till nedåt
   *[other] { $count } upplysta platser till nedåt
}
