# 游戏中的简体中文。游戏启动之前页面上的文字在 page.ftl 中。

## 名称：只写在这里，其余都由这两条组成。
title_brand = Stacked
title_suffix = 反过来玩的2048
document-title = { title_brand } — { title_suffix }

## 语言
language-name = 简体中文

## 标题
title-enter = 按Enter键开始
title-tap = 点按继续
title-play = 开始
title-continue = 继续：{ $tier }，第{ $turn }回合

## 难度。短名称要放进HUD的格子。
tiers-title = 选择难度
tiers-back = 返回
tiers-hint-keys = 用方向键或1 2 3选择，按Enter确定
tiers-hint-touch = 点按一个难度
tier-beginner = 初级
tier-beginner-short = 初级
tier-beginner-flavour = 凭感觉滑动，适合初次交手。
tier-intermediate = 中级
tier-intermediate-short = 中级
tier-intermediate-flavour = 能往后看三步。
tier-expert = 高级
tier-expert-short = 高级
tier-expert-flavour = 能往后看四步，你的8更少。
tier-cooldowns = 4每{ $four }回合一次，8每{ $eight }回合一次
tier-best = 最佳：{ $turns }回合
tier-uncleared = 尚未通关

## 准备
ready = 准备开始

## HUD：每个标题和数值的格子约宽56像素。
hud-turn = 回合
hud-best = 最佳
hud-tier = 难度
hud-highest = 最大
hud-fill = 占用
hud-percent = { $fill }%
number = { $value }
hud-none = —

## 手中的方块
rack-title = 你的方块

## 状态与提示
status-your-turn = 轮到你了
status-thinking = 对手思考中…
status-sliding = 对手正在滑动
status-queued = 方块等待放置
hint-keys = 点击，或方向键加空格；1 2 3选择
hint-touch = 选一个方块，再点空格子。

## 暂停
pause-open = 暂停
pause-title = 已暂停
pause-resume = 继续
pause-restart = 重新开始
pause-quit = 退出
pause-sound-on = 声音：开
pause-sound-off = 声音：关
controls-title = 操作
controls-place = 方向键和空格：放置方块
controls-pick = 1 2 3：选择方块
controls-pause = Esc：暂停与继续
controls-restart = R：重新开始
controls-sound = M：开关声音
controls-fullscreen = F：全屏
controls-quit = Q：回到难度选择
controls-touch-pick = 点按下方的方块：选中
controls-touch-place = 点按空格子：放置
controls-touch-drag = 把方块拖到格子：一步完成
restart-question = 要重新开始这一局吗？
restart-yes = 重新开始
restart-no = 继续这一局

## 结算
summary-choke = 堵死了！
summary-turns = { $turns }回合堵死
summary-new-best = 新纪录！
summary-highest = 最大方块：{ $value }
summary-placed = 你放置的方块
summary-share = { $value }：{ $share }%
summary-next = 下一难度
summary-retry = 再来一局
summary-tiers = 选择难度

## 横幅与通知
milestone-2048 = 出现2048！对局继续。
storage-session = 成绩只在本次打开期间保留
notice-save-unreadable = 存档无法读取，已另行保留。
notice-link-unknown = 无法识别的链接参数：{ $what }
notice-tuning-ignored = 已忽略调校文件：{ $what }

## 镜像：读屏软件读出的内容
mirror-board = 棋盘
mirror-rack = 你的方块
mirror-row = 行
mirror-column = 列
mirror-empty = 空
mirror-place = 放在这里
mirror-actions = 操作
mirror-slot-ready = { $value }，可用
mirror-slot-cooling = { $value }，冷却中，还需{ $turns }回合

## 事件，写成句子
direction-up = 上
direction-down = 下
direction-left = 左
direction-right = 右
event-started = 新对局：{ $tier }。
event-continued = 对局继续：{ $tier }，第{ $turn }回合。
event-placed = 在第{ $row }行第{ $column }列放下了{ $value }。
event-slid = { $merges ->
    [0] 对手向{ $direction }滑动。
   *[other] 对手向{ $direction }滑动，合并了{ $merges }对。
}
event-choke = { $turns }回合后棋盘被堵死。
event-taken = 第{ $row }行第{ $column }列已有方块。
event-cooling = { $value }还要冷却{ $turns }回合。
event-queued = { $value }等待放到第{ $row }行第{ $column }列。
event-dropped = 等待的方块已放不下，已取消。
event-paused = 已暂停。
event-resumed = 已继续。
