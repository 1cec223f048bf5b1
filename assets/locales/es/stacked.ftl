# Las palabras del juego en español. Lo que la página dice antes de que empiece el juego está en page.ftl.

## El nombre: solo aquí. Todo lo demás se forma con estas dos líneas.
title_brand = Stacked
title_suffix = 2048 al revés
document-title = { title_brand } — { title_suffix }

## Idiomas
language-name = Español

## Título
title-enter = Pulsa Enter
title-tap = Toca para continuar
title-play = Jugar
title-continue = Seguir: { $tier }, turno { $turn }

## Niveles. Los nombres cortos caben en una casilla del HUD.
tiers-title = Elige un nivel
tiers-back = Volver
tiers-hint-keys = Flechas o 1 2 3, y luego Enter
tiers-hint-touch = Toca un nivel
tier-beginner = Principiante
tier-beginner-short = Inicial
tier-beginner-flavour = Juega a ojo. Ideal para empezar.
tier-intermediate = Intermedio
tier-intermediate-short = Medio
tier-intermediate-flavour = Piensa tres pasos por delante.
tier-expert = Experto
tier-expert-short = Experto
tier-expert-flavour = Ve cuatro pasos más allá. Pocos 8.
tier-cooldowns = 4 cada { $four } turnos, 8 cada { $eight } turnos
tier-best = { $turns ->
    [one] Récord: { $turns } turno
   *[other] Récord: { $turns } turnos
}
tier-uncleared = Aún sin superar

## Preparados
ready = ¡Prepárate!

## HUD: cada etiqueta y cada valor tiene una casilla de unos 56 px de ancho.
hud-turn = TURNO
hud-best = RÉCORD
hud-tier = NIVEL
hud-highest = MÁXIMA
hud-fill = LLENO
hud-percent = { $fill } %
number = { $value }
hud-none = —

## Atril
rack-title = TU ATRIL

## Estado y pistas
status-your-turn = Te toca
status-thinking = El rival piensa…
status-sliding = El rival desliza
status-queued = Tu ficha espera
hint-keys = Clic o flechas y espacio; 1 2 3: ficha
hint-touch = Elige una ficha y toca una casilla.

## Pausa
pause-open = Pausa
pause-title = En pausa
pause-resume = Reanudar
pause-restart = Reiniciar
pause-quit = Salir
pause-sound-on = Sonido: sí
pause-sound-off = Sonido: no
controls-title = Controles
controls-place = Flechas y espacio: colocar una ficha
controls-pick = 1 2 3: elegir una ficha
controls-pause = Esc: pausar y reanudar
controls-restart = R: reiniciar
controls-sound = M: activar o quitar el sonido
controls-fullscreen = F: pantalla completa
controls-quit = Q: volver a los niveles
controls-touch-pick = Toca el atril: eliges una ficha
controls-touch-place = Toca una casilla libre: la colocas
controls-touch-drag = Arrastra del atril: todo a la vez
restart-question = ¿Reiniciar esta partida?
restart-yes = Reiniciar
restart-no = Seguir jugando

## Resumen
summary-choke = ¡Bloqueado!
summary-turns = { $turns ->
    [one] Bloqueado en { $turns } turno
   *[other] Bloqueado en { $turns } turnos
}
summary-new-best = ¡Nuevo récord!
summary-highest = Ficha más alta: { $value }
summary-placed = Lo que colocaste
summary-share = { $value }: { $share } %
summary-next = Siguiente nivel
summary-retry = Otra vez
summary-tiers = Elegir nivel

## Carteles y avisos
milestone-2048 = ¡2048! La partida sigue.
storage-session = Los resultados solo duran esta sesión
notice-save-unreadable = No se pudo leer la partida guardada; se ha apartado sin borrarla.
notice-link-unknown = Parámetro del enlace no reconocido: { $what }
notice-tuning-ignored = Archivo de ajustes ignorado: { $what }

## Espejo: lo que oye quien usa un lector de pantalla
mirror-board = Tablero
mirror-rack = Tu atril
mirror-row = Fila
mirror-column = Columna
mirror-empty = libre
mirror-place = Colocar aquí
mirror-actions = Acciones
mirror-slot-ready = { $value }, disponible
mirror-slot-cooling = { $turns ->
    [one] { $value }, disponible en { $turns } turno
   *[other] { $value }, disponible en { $turns } turnos
}

## Sucesos, en frases
direction-up = arriba
direction-down = abajo
direction-left = la izquierda
direction-right = la derecha
event-started = Partida nueva: { $tier }.
event-continued = Partida reanudada: { $tier }, turno { $turn }.
event-placed = { $value } en la fila { $row }, columna { $column }.
event-slid = { $merges ->
    [0] El rival deslizó hacia { $direction }.
    [one] El rival deslizó hacia { $direction } y unió { $merges } pareja.
   *[other] El rival deslizó hacia { $direction } y unió { $merges } parejas.
}
event-choke = { $turns ->
    [one] Tablero bloqueado en { $turns } turno.
   *[other] Tablero bloqueado en { $turns } turnos.
}
event-taken = La fila { $row }, columna { $column } está ocupada.
event-cooling = { $turns ->
    [one] El { $value } estará disponible en { $turns } turno.
   *[other] El { $value } estará disponible en { $turns } turnos.
}
event-queued = El { $value } espera para la fila { $row }, columna { $column }.
event-dropped = La ficha en espera ya no cabe y se ha descartado.
event-paused = En pausa.
event-resumed = Partida reanudada.
