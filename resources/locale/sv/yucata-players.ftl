### Yucata': varför en datorspelare valde sitt kort.

yucata-judge-taken = stenar genast
yucata-judge-later = det som följer
