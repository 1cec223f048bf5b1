# La tarjeta para compartir y la repetición que abre su enlace.

## La tarjeta
share-open = Compartir resultado
share-title = Tu tarjeta
card-hook = { $turns ->
    [one] He bloqueado al rival de nivel { $tier } en { $turns } turno.
   *[other] He bloqueado al rival de nivel { $tier } en { $turns } turnos.
}
card-call = ¿Puedes hacerlo mejor? { $address }
share-copy = Copiar
share-copied = Copiado
share-not-copied = No se pudo copiar. Selecciona el texto y cópialo a mano.
share-send = Compartir
share-picture = Guardar imagen
share-saved = Guardada como { $file }
share-not-saved = No se pudo guardar la imagen.
share-close = Cerrar

## La repetición
replay-title = Repetición
replay-open = Ver repetición
replay-play = Reproducir
replay-pause = Pausa
replay-forwards = Avanzar
replay-backwards = Retroceder
replay-speed = Velocidad: { $speed }
replay-turn = Turno { $turn } de { $turns }
replay-result = { $turns ->
    [one] { $tier }: bloqueado en { $turns } turno, comprobado jugada a jugada.
   *[other] { $tier }: bloqueado en { $turns } turnos, comprobado jugada a jugada.
}
replay-unfinished = { $tier }: el tablero aún no está bloqueado.
replay-wrong = Este resultado no se pudo comprobar.
replay-leave = Jugar yo
