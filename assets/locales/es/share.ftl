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
share-close = Cerrar
