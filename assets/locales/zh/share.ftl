# 成绩卡片，以及卡片链接打开的回放。

## 卡片
share-open = 分享成绩
share-title = 你的成绩卡
card-hook = 我用{ $turns }回合堵死了{ $tier }对手。
card-call = 你能更快吗？ { $address }
share-copy = 复制
share-copied = 已复制
share-not-copied = 无法复制，请选中文字手动复制。
share-send = 分享
share-picture = 保存图片
share-saved = 已保存为{ $file }
share-not-saved = 图片无法保存。
share-close = 关闭

## 回放
replay-title = 回放
replay-open = 观看回放
replay-play = 播放
replay-pause = 暂停
replay-forwards = 前进一步
replay-backwards = 后退一步
replay-speed = 速度：{ $speed }
replay-turn = 第{ $turn }回合，共{ $turns }回合
replay-result = { $tier }：{ $turns }回合堵死，每一步都已核对。
replay-unfinished = { $tier }：棋盘尚未堵死。
replay-wrong = 这个成绩未能通过核对。
replay-leave = 自己玩一局
