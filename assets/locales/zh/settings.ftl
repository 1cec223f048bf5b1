# 设置、玩家数据和统计。

## 设置
settings-title = 设置
settings-volume = 音量：{ $volume }
settings-quieter = 调低音量
settings-louder = 调高音量
settings-motion-system = 动画：跟随系统
settings-motion-full = 动画：完整
settings-motion-reduced = 动画：减弱
settings-theme-system = 主题：跟随系统
settings-theme-light = 主题：浅色
settings-theme-dark = 主题：深色
settings-theme-contrast = 主题：高对比度
settings-language = 语言：{ $name }
settings-hints-on = 提示：开
settings-hints-off = 提示：关
settings-done = 完成

## 玩家的数据
data-erase = 全部清除
data-erase-question = 要清除全部成绩、设置和进行中的对局吗？
data-erase-yes = 清除
data-erased = 已全部清除。
data-keep = 全部保留

## 统计
statistics-title = 统计
statistics-played = 对局：{ $count }
statistics-cleared = 通关：{ $count }
statistics-streak = 连胜：{ $count }
statistics-best = 最佳：{ $turns }
statistics-turns = 每次通关的回合数
statistics-none = 还没有完成的对局。
