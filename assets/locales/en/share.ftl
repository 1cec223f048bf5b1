# The share card, and the replay that its link opens.

## The card
share-open = Share result
share-title = Your card
card-hook = { $turns ->
    [one] I choked the { $tier } Slider in { $turns } turn.
   *[other] I choked the { $tier } Slider in { $turns } turns.
}
card-call = Can you do better? { $address }
share-copy = Copy
share-copied = Copied
share-not-copied = Could not copy. Select the text and copy it by hand.
share-send = Share
share-close = Close
