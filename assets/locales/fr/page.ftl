# Ce que dit la page avant que le jeu tourne, ou quand il ne peut pas. Seulement des lignes `clé = valeur`, sans balises.
page-canvas = Stacked, le jeu. Son état figure aussi sous forme de texte plus bas dans la page.
page-mirror = Le jeu en texte
page-loading = Chargement…
page-progress = Chargement du jeu
page-reload = Recharger
page-details = Détails

page-webgl-title = Ce navigateur ne peut pas afficher le jeu
page-webgl-text = Stacked a besoin de WebGL 2. Activez l’accélération matérielle ou essayez un navigateur plus récent.
page-download-title = Le téléchargement a été interrompu
page-download-text = Vérifiez la connexion, puis rechargez. Votre partie en cours reste enregistrée.
page-context-title = L’affichage a été interrompu
page-context-text = Touchez pour recharger. Votre partie est enregistrée.
page-panic-title = Une erreur est survenue
page-panic-text = C’est un défaut du jeu. Rechargez pour continuer : votre partie est enregistrée.
page-start-title = Le jeu n’a pas démarré
page-start-text = Rechargez pour réessayer. Si cela ne suffit pas, essayez un navigateur plus récent.

page-update = Une nouvelle version est prête.
page-update-take = La charger
page-update-later = Plus tard
page-offline = Vous êtes hors ligne. Le jeu fonctionne quand même.
