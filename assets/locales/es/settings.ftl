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
data-erase = Borrar todo
data-erase-question = ¿Borrar todos los resultados, los ajustes y la partida en curso?
data-erase-yes = Borrar
data-erased = Se ha borrado todo.
data-keep = Conservar todo

## Estadísticas
statistics-title = Estadísticas
statistics-played = Jugadas: { $count }
statistics-cleared = Superadas: { $count }
statistics-streak = Racha: { $count }
statistics-best = Récord: { $turns }
statistics-turns = Turnos por partida superada
statistics-none = Aún no has terminado ninguna partida.
