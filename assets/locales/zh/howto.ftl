# 带讲解的第一局。

howto-title = 玩法
howto-skip = 跳过
howto-pick = 把棋盘堵死：填满它，让谁也滑不动。先选{ $value }。
howto-place = 放到标出的格子：第{ $row }行第{ $column }列。
howto-watch = 现在轮到对手：它会滑动整个棋盘，合并相同的方块。
howto-cooling = 用过的方块要冷却，圆环显示还剩几回合。现在选{ $value }。
howto-last = 再放一块就谁也滑不动了。选{ $value }。
howto-done = { $turns }回合堵死。回合越少越好。
howto-elsewhere = 不是那里：{ $value }要放到第{ $row }行第{ $column }列。
howto-tiers = 选择难度
howto-repeat = 再来一次
