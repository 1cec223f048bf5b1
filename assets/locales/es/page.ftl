# Lo que dice la página antes de que el juego funcione, o cuando no puede. Solo líneas `clave = valor`, sin formato.
page-canvas = Stacked, el juego. Su estado también está como texto más abajo en la página.
page-mirror = El juego como texto
page-loading = Cargando…
page-progress = Cargando el juego
page-reload = Recargar
page-details = Detalles

page-webgl-title = Este navegador no puede mostrar el juego
page-webgl-text = Stacked necesita WebGL 2. Activa la aceleración por hardware o prueba con un navegador más reciente.
page-download-title = La descarga se interrumpió
page-download-text = Comprueba la conexión y recarga la página. La partida en curso sigue guardada.
page-context-title = Los gráficos se interrumpieron
page-context-text = Toca para recargar. Tu partida está guardada.
page-panic-title = Algo ha fallado
page-panic-text = Es un error del juego. Recarga para continuar: tu partida está guardada.
page-start-title = El juego no ha arrancado
page-start-text = Recarga para intentarlo de nuevo. Si no funciona, prueba con un navegador más reciente.

page-update = Hay una versión nueva.
page-update-take = Actualizar
page-update-later = Más tarde
page-offline = No hay conexión. El juego funciona igual.
