### Yucata': why a computer player chose its card. "+2 stones at once, −1.5 what comes later"

yucata-judge-taken = stones at once
yucata-judge-later = what comes later
