# La primera partida, paso a paso.

howto-title = Cómo se juega
howto-skip = Omitir
howto-pick = Bloquea el tablero: llénalo hasta que nada pueda moverse. Elige el { $value }.
howto-place = Colócalo en la casilla marcada: fila { $row }, columna { $column }.
howto-watch = Ahora responde tu rival: desliza todo el tablero y une las fichas iguales.
howto-cooling = La ficha usada tarda en volver; el anillo cuenta los turnos. Ahora elige el { $value }.
howto-last = Una ficha más y nada podrá moverse. Elige el { $value }.
howto-done = { $turns ->
    [one] Bloqueado en { $turns } turno. Cuantos menos turnos, mejor.
   *[other] Bloqueado en { $turns } turnos. Cuantos menos, mejor.
}
howto-elsewhere = Ahí no: el { $value } va en la fila { $row }, columna { $column }.
howto-tiers = Elegir nivel
howto-repeat = Otra vez
