### Yamataï: inställningar i dialogen för ett nytt parti (rules.md, 10.1).

yamatai-option-undo-across-turns = Turer som är över får ångras
