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
share-close = 关闭
