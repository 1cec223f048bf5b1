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
settings-data = Ваши данные
data-export = Сохранить как код
data-import = Загрузить из кода
data-erase = Стереть всё
data-export-text = Всё, что хранит игра, — одним кодом. Сохраните его в надёжном месте.
data-copy = Копировать
data-copied = Скопировано
data-not-copied = Не удалось скопировать. Выделите код вручную.
data-saved = Сохранено: { $file }
data-import-text = Сначала скопируйте свой код, затем вставьте его сюда.
data-paste = Вставить
data-import-question = Всё, что игра хранит здесь, будет заменено.
data-import-yes = Заменить
data-import-wrong = Код повреждён. Ничего не изменено.
data-import-none = Нет кода, который можно вставить.
data-imported = Ваши данные загружены.
data-erase-question = Стереть все результаты, настройки и текущую партию?
data-erase-yes = Стереть
data-erased = Всё стёрто.
data-keep = Оставить всё
data-close = Закрыть

## Статистика
statistics-title = Статистика
statistics-played = Сыграно: { $count }
statistics-cleared = Пройдено: { $count }
statistics-streak = Серия: { $count }
statistics-best = Рекорд: { $turns }
statistics-turns = Ходов за пройденную партию
statistics-none = Ещё нет оконченных партий.
