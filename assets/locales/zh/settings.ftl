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
settings-data = 你的数据
data-export = 导出为代码
data-import = 导入代码
data-erase = 全部清除
data-export-text = 游戏保存的一切都在这一段代码里，请妥善保管。
data-copy = 复制
data-copied = 已复制
data-not-copied = 无法复制，请手动选中代码。
data-saved = 已保存为{ $file }
data-import-text = 请先复制你的代码，再粘贴到这里。
data-paste = 粘贴
data-import-question = 这会替换游戏现有的全部数据。
data-import-yes = 替换
data-import-wrong = 代码已损坏，数据没有改动。
data-import-none = 没有可粘贴的代码。
data-imported = 你的数据已导入。
data-erase-question = 要清除全部成绩、设置和进行中的对局吗？
data-erase-yes = 清除
data-erased = 已全部清除。
data-keep = 全部保留
data-close = 关闭

## 统计
statistics-title = 统计
statistics-played = 对局：{ $count }
statistics-cleared = 通关：{ $count }
statistics-streak = 连胜：{ $count }
statistics-best = 最佳：{ $turns }
statistics-turns = 每次通关的回合数
statistics-none = 还没有完成的对局。
