# Settings and statistics, in English.
