# Слова игры по-русски. То, что страница говорит до запуска игры, — в page.ftl.

## Название: только здесь. Всё остальное собирается из этих двух строк.
title_brand = Stacked
title_suffix = 2048 наоборот
document-title = { title_brand } — { title_suffix }

## Языки
language-name = Русский

## Заставка
title-enter = Нажмите Enter
title-tap = Коснитесь, чтобы продолжить
title-play = Играть
title-continue = Продолжить: { $tier }, ход { $turn }

## Уровни. Короткие названия помещаются в ячейку HUD.
tiers-title = Выберите уровень
tiers-back = Назад
tiers-hint-keys = Стрелки или 1 2 3, затем Enter
tiers-hint-touch = Коснитесь уровня
tier-beginner = Новичок
tier-beginner-short = Новичок
tier-beginner-flavour = Играет на глаз. Хорош для начала.
tier-intermediate = Любитель
tier-intermediate-short = Средний
tier-intermediate-flavour = Думает на три шага вперёд.
tier-expert = Эксперт
tier-expert-short = Эксперт
tier-expert-flavour = Четыре шага вперёд. Мало восьмёрок.
tier-cooldowns = 4: каждый { $four }-й ход, 8: каждый { $eight }-й
tier-best = { $turns ->
    [one] Рекорд: { $turns } ход
    [few] Рекорд: { $turns } хода
   *[many] Рекорд: { $turns } ходов
}
tier-uncleared = Ещё не пройден

## Перед началом
ready = Приготовьтесь

## HUD: у каждого слова и числа ячейка шириной около 56 px.
hud-turn = ХОД
hud-best = РЕКОРД
hud-tier = УРОВЕНЬ
hud-highest = МАКС.
hud-fill = ЗАНЯТО
hud-percent = { $fill } %
number = { $value }
hud-none = —

## Запас
rack-title = ВАШИ ПЛИТКИ

## Состояние и подсказки
status-your-turn = Ваш ход
status-thinking = Соперник думает…
status-sliding = Соперник ходит
status-queued = Плитка ждёт
hint-keys = Мышь или стрелки и пробел; 1 2 3
hint-touch = Выберите плитку и пустую клетку.

## Пауза
pause-open = Пауза
pause-title = Пауза
pause-resume = Продолжить
pause-restart = Начать заново
pause-quit = Выйти
pause-sound-on = Звук: вкл.
pause-sound-off = Звук: выкл.
controls-title = Управление
controls-place = Стрелки и пробел: поставить плитку
controls-pick = 1 2 3: выбрать плитку
controls-pause = Esc: пауза и продолжение
controls-restart = R: начать заново
controls-sound = M: включить или выключить звук
controls-fullscreen = F: полный экран
controls-quit = Q: к выбору уровня
controls-touch-pick = Коснитесь плитки внизу: выбрать
controls-touch-place = Коснитесь пустой клетки: поставить
controls-touch-drag = Перетащите плитку: всё сразу
restart-question = Начать эту партию заново?
restart-yes = Начать заново
restart-no = Играть дальше

## Итог
summary-choke = Тупик!
summary-turns = { $turns ->
    [one] Тупик за { $turns } ход
    [few] Тупик за { $turns } хода
   *[many] Тупик за { $turns } ходов
}
summary-new-best = Новый рекорд!
summary-highest = Самая большая плитка: { $value }
summary-placed = Что вы ставили
summary-share = { $value }: { $share } %
summary-next = Следующий уровень
summary-retry = Ещё раз
summary-tiers = Выбор уровня

## Баннеры и сообщения
milestone-2048 = 2048! Партия продолжается.
storage-session = Результаты — только на этот сеанс
notice-save-unreadable = Сохранённую партию не удалось прочитать; она отложена.
notice-link-unknown = Непонятный параметр ссылки: { $what }
notice-tuning-ignored = Файл настроек не учтён: { $what }

## Зеркало: что слышит пользователь экранного диктора
mirror-board = Поле
mirror-rack = Ваши плитки
mirror-row = Строка
mirror-column = Столбец
mirror-empty = пусто
mirror-place = Поставить сюда
mirror-actions = Действия
mirror-slot-ready = { $value }, можно ставить
mirror-slot-cooling = { $turns ->
    [one] { $value }, будет через { $turns } ход
    [few] { $value }, будет через { $turns } хода
   *[many] { $value }, будет через { $turns } ходов
}

## События, целыми фразами
direction-up = вверх
direction-down = вниз
direction-left = влево
direction-right = вправо
event-started = Новая партия: { $tier }.
event-continued = Партия продолжена: { $tier }, ход { $turn }.
event-placed = Плитка { $value }: строка { $row }, столбец { $column }.
event-slid = { $merges ->
    [0] Соперник сдвигает поле { $direction }.
    [one] Соперник сдвигает поле { $direction }, слилась { $merges } пара.
    [few] Соперник сдвигает поле { $direction }, слились { $merges } пары.
   *[many] Соперник сдвигает поле { $direction }, слились { $merges } пар.
}
event-choke = { $turns ->
    [one] Тупик: поле заполнено за { $turns } ход.
    [few] Тупик: поле заполнено за { $turns } хода.
   *[many] Тупик: поле заполнено за { $turns } ходов.
}
event-taken = Занято: строка { $row }, столбец { $column }.
event-cooling = { $turns ->
    [one] Плитка { $value } будет через { $turns } ход.
    [few] Плитка { $value } будет через { $turns } хода.
   *[many] Плитка { $value } будет через { $turns } ходов.
}
event-queued = Плитка { $value } ждёт: строка { $row }, столбец { $column }.
event-dropped = Ждавшей плитке больше нет места, она снята.
event-paused = Пауза.
event-resumed = Игра продолжается.
