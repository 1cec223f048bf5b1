# The share card and the replay, in Japanese.
