# Ajustes, datos de quien juega y estadísticas.

## Ajustes
settings-title = Ajustes
settings-volume = Volumen: { $volume }
settings-quieter = Más bajo
settings-louder = Más alto
settings-motion-system = Animación: como el sistema
settings-motion-full = Animación: completa
settings-motion-reduced = Animación: reducida
settings-theme-system = Tema: como el sistema
settings-theme-light = Tema: claro
settings-theme-dark = Tema: oscuro
settings-theme-contrast = Tema: alto contraste
settings-language = Idioma: { $name }
settings-hints-on = Pistas: sí
settings-hints-off = Pistas: no
settings-done = Listo

## Los datos de quien juega
settings-data = Tus datos
data-export = Exportar como código
data-import = Importar un código
data-erase = Borrar todo
data-export-text = Todo lo que guarda el juego, en un solo código. Consérvalo en un lugar seguro.
data-copy = Copiar
data-copied = Copiado
data-not-copied = No se pudo copiar. Selecciona el código a mano.
data-saved = Guardado como { $file }
data-import-text = Copia primero tu código y pégalo aquí.
data-paste = Pegar
data-import-question = Esto reemplaza todo lo que el juego guarda aquí.
data-import-yes = Reemplazar
data-import-wrong = El código está dañado. No se ha cambiado nada.
data-import-none = No hay ningún código que pegar.
data-imported = Tus datos ya están aquí.
data-erase-question = ¿Borrar todos los resultados, los ajustes y la partida en curso?
data-erase-yes = Borrar
data-erased = Se ha borrado todo.
data-keep = Conservar todo
data-close = Cerrar

## Estadísticas
statistics-title = Estadísticas
statistics-played = Jugadas: { $count }
statistics-cleared = Superadas: { $count }
statistics-streak = Racha: { $count }
statistics-best = Récord: { $turns }
statistics-turns = Turnos por partida superada
statistics-none = Aún no has terminado ninguna partida.
