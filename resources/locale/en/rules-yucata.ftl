### The rules of Yucata' in our own words. `rule-yucata-2` is the head of chapter 2, `rule-yucata-2-3` is rule 2.3.

rule-yucata-1 = Setting up
rule-yucata-1-1 = Two to four people play. Each has an amulet and the same seven cards: 1, 2, 3, 4, 5, the sword and the mirror.
rule-yucata-1-2 = The path has 40 spaces. 0 is the start, 1 to 4 are empty, 5 to 38 hold one stone each, 25 light and 9 dark in all, and the red stone lies on 39, before the temple. Between the red stone and any dark one lies a light one. Which spaces hold the dark stones is chosen before the game; where they lie in each layout is our own choice.
rule-yucata-1-3 = All amulets start on 0, and several may share a space at any time. The first player is drawn or chosen; then the turn goes round the table.

rule-yucata-2 = A turn
rule-yucata-2-1 = You play one card face up on your pile and move your amulet. A number moves it that many spaces on.
rule-yucata-2-2 = The sword goes to the space just behind the leading amulet. If you lead, alone or with others, it moves you one space on. It never moves you back: just behind the leader you stay where you are (our ruling). The other reading, chosen before the game, goes one space in front of the leading amulet instead.
rule-yucata-2-3 = The mirror does what the card before yours did. A mirror after a mirror does what that one did (our ruling). It cannot be the first card of the game.
rule-yucata-2-4 = You may not play the same card as the player just before you, unless it is your last one. The mirror is a card of its own: after a 4 you may play the mirror, and after a mirror that moved 4 you may play a 4.
rule-yucata-2-5 = Our ruling: when nothing but forbidden cards are left in your hand, any of them may be played.
rule-yucata-2-6 = You take all stones of the spaces that you pass and of the one where you stop, whether you want them or not. On 39 the move ends.
rule-yucata-2-7 = When everybody has played the seventh card, all take their cards back into the hand. What 2.4 forbids is still forbidden (our ruling).
rule-yucata-2-8 = The cards in hand are secret. Of the cards played, only the last one of each player can be seen. Our ruling: the log therefore tells where somebody went and what was taken, and names no card.

rule-yucata-3 = The end and the scoring
rule-yucata-3-1 = The game ends at once when an amulet reaches 39.
rule-yucata-3-2 = Whoever took the red stone gives it back together with one dark stone. Without a dark stone it is worth nothing.
rule-yucata-3-3 = Dark stones cost light ones: one costs 1, two cost 3, three cost 6, four cost 10, and so on. Our ruling: fewer than none is possible.
rule-yucata-3-4 = Most light stones left wins. Our ruling: a tie is a shared win.
