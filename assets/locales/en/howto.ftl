# The guided first match, in English.
