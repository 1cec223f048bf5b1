# La carte à partager, et la rediffusion que son lien ouvre.

## La carte
share-open = Partager le résultat
share-title = Votre carte
card-hook = { $turns ->
    [one] J’ai bloqué l’adversaire « { $tier } » en { $turns } tour.
   *[other] J’ai bloqué l’adversaire « { $tier } » en { $turns } tours.
}
card-call = Ferez-vous mieux ? { $address }
share-copy = Copier
share-copied = Copié
share-not-copied = Impossible de copier. Sélectionnez le texte et copiez-le à la main.
share-send = Partager
share-close = Fermer
