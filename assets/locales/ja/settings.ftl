# Settings and statistics, in Japanese.
