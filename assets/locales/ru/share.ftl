# Карточка, которой делятся, и повтор, который открывает её ссылка.

## Карточка
share-open = Поделиться
share-title = Ваша карточка
card-hook = { $turns ->
    [one] Соперник «{ $tier }» в тупике за { $turns } ход.
    [few] Соперник «{ $tier }» в тупике за { $turns } хода.
   *[many] Соперник «{ $tier }» в тупике за { $turns } ходов.
}
card-call = Сможете быстрее? { $address }
share-copy = Копировать
share-copied = Скопировано
share-not-copied = Не удалось скопировать. Выделите текст и скопируйте вручную.
share-send = Отправить
share-picture = Сохранить картинку
share-saved = Сохранено: { $file }
share-not-saved = Не удалось сохранить картинку.
share-close = Закрыть
