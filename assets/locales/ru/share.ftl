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

## Повтор
replay-title = Повтор
replay-open = Смотреть повтор
replay-play = Пуск
replay-pause = Пауза
replay-forwards = Шаг вперёд
replay-backwards = Шаг назад
replay-speed = Скорость: { $speed }
replay-turn = Ход { $turn } из { $turns }
replay-result = { $turns ->
    [one] { $tier }: тупик за { $turns } ход, проверено ход за ходом.
    [few] { $tier }: тупик за { $turns } хода, проверено ход за ходом.
   *[many] { $tier }: тупик за { $turns } ходов, проверено ход за ходом.
}
replay-unfinished = { $tier }: до тупика ещё не дошло.
replay-wrong = Этот результат не прошёл проверку.
replay-leave = Сыграть самому
