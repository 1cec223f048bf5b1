# The guided first match, in Japanese.
