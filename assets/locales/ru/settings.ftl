# Настройки, данные игрока и статистика.

## Настройки
settings-title = Настройки
settings-volume = Громкость: { $volume }
settings-quieter = Тише
settings-louder = Громче
settings-motion-system = Анимация: как в системе
settings-motion-full = Анимация: полная
settings-motion-reduced = Анимация: меньше
settings-theme-system = Тема: как в системе
settings-theme-light = Тема: светлая
settings-theme-dark = Тема: тёмная
settings-theme-contrast = Тема: контрастная
settings-language = Язык: { $name }
settings-hints-on = Подсказки: вкл.
settings-hints-off = Подсказки: выкл.
settings-done = Готово

## Данные игрока
data-erase = Стереть всё
data-erase-question = Стереть все результаты, настройки и текущую партию?
data-erase-yes = Стереть
data-erased = Всё стёрто.
data-keep = Оставить всё

## Статистика
statistics-title = Статистика
statistics-played = Сыграно: { $count }
statistics-cleared = Пройдено: { $count }
statistics-streak = Серия: { $count }
statistics-best = Рекорд: { $turns }
statistics-turns = Ходов за пройденную партию
statistics-none = Ещё нет оконченных партий.
