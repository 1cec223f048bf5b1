# La première partie, pas à pas.

howto-title = Comment jouer
howto-skip = Passer
howto-pick = Bloquez la grille : remplissez-la jusqu’à ce que rien ne puisse glisser. Prenez le { $value }.
howto-place = Posez-le sur la case marquée : ligne { $row }, colonne { $column }.
howto-watch = L’adversaire répond : il fait glisser toute la grille et fusionne les tuiles égales.
howto-cooling = Une tuile utilisée se repose ; son anneau compte les tours. Prenez maintenant le { $value }.
howto-last = Encore une tuile et plus rien ne pourra glisser. Prenez le { $value }.
howto-done = { $turns ->
    [one] Bloqué en { $turns } tour. Moins il y en a, mieux c’est.
   *[other] Bloqué en { $turns } tours. Moins il y en a, mieux c’est.
}
howto-elsewhere = Pas là : le { $value } va en ligne { $row }, colonne { $column }.
howto-tiers = Choisir un niveau
howto-repeat = Encore une fois
