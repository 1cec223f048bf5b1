# ゲーム内の日本語。ゲームが動き出す前のページの言葉は page.ftl にある。

## 名前。ここだけに書き、ほかはすべてここから作る。
title_brand = Stacked
title_suffix = 攻守逆転の2048
document-title = { title_brand } — { title_suffix }

## 言語
language-name = 日本語

## タイトル
title-enter = Enterキーを押してください
title-tap = タップして進む
title-play = プレイ
title-continue = 続きから：{ $tier } { $turn }ターン

## 難易度。短い名前はHUDの枠に入る。
tiers-title = 難易度を選ぶ
tiers-back = 戻る
tiers-hint-keys = 矢印か1 2 3で選び、Enterで決定
tiers-hint-touch = 難易度をタップ
tier-beginner = 初級
tier-beginner-short = 初級
tier-beginner-flavour = 見た目だけで動かす、最初の相手。
tier-intermediate = 中級
tier-intermediate-short = 中級
tier-intermediate-flavour = 3手先まで読んでくる。
tier-expert = 上級
tier-expert-short = 上級
tier-expert-flavour = 4手先まで読む。8はめったに使えない。
tier-cooldowns = 4は{ $four }ターンごと、8は{ $eight }ターンごと
tier-best = ベスト：{ $turns }ターン
tier-uncleared = 未クリア

## 開始前
ready = まもなく開始

## HUD。見出しと値の枠は幅およそ56px。
hud-turn = ターン
hud-best = ベスト
hud-tier = 難易度
hud-highest = 最大
hud-fill = 占有率
hud-percent = { $fill }%
number = { $value }
hud-none = —

## 手持ち
rack-title = 手持ち

## 状況とヒント
status-your-turn = あなたの番です
status-thinking = スライダー思考中…
status-sliding = スライダーの番です
status-queued = 次のタイルを予約
hint-keys = クリック、矢印とスペース、1 2 3
hint-touch = タイルを選んで、空きマスをタップ。

## ポーズ
pause-open = ポーズ
pause-title = ポーズ中
pause-resume = 再開
pause-restart = 最初から
pause-quit = やめる
pause-sound-on = 音：オン
pause-sound-off = 音：オフ
controls-title = 操作方法
controls-place = 矢印とスペース：タイルを置く
controls-pick = 1 2 3：タイルを選ぶ
controls-pause = Esc：ポーズと再開
controls-restart = R：最初から
controls-sound = M：音のオンとオフ
controls-fullscreen = F：全画面表示
controls-quit = Q：難易度選択へ
controls-touch-pick = 手持ちをタップ：タイルを選ぶ
controls-touch-place = 空きマスをタップ：タイルを置く
controls-touch-drag = 手持ちからマスへドラッグ：選んで置く
restart-question = 最初からやり直しますか？
restart-yes = やり直す
restart-no = 続ける

## 結果
summary-choke = 詰み！
summary-turns = { $turns }ターンで詰み
summary-new-best = ベスト更新！
summary-highest = 最大のタイル：{ $value }
summary-placed = 置いたタイルの割合
summary-share = { $value }：{ $share }%
summary-next = 次の難易度
summary-retry = もう一度
summary-tiers = 難易度選択

## お知らせ
milestone-2048 = 2048達成！対局は続きます。
storage-session = 記録はこのセッション中だけ保存されます
notice-save-unreadable = 保存した対局を読み込めなかったため、別に保管しました。
notice-link-unknown = リンクの指定を理解できません：{ $what }
notice-tuning-ignored = 調整ファイルを無視しました：{ $what }

## ミラー。スクリーンリーダーが読み上げる
mirror-board = 盤面
mirror-rack = 手持ち
mirror-row = 行
mirror-column = 列
mirror-empty = 空き
mirror-place = ここに置く
mirror-actions = 操作
mirror-slot-ready = { $value }、使用可
mirror-slot-cooling = { $value }、あと{ $turns }ターン使用不可

## 出来事の文
direction-up = 上
direction-down = 下
direction-left = 左
direction-right = 右
event-started = 新しい対局：{ $tier }。
event-continued = 対局を再開しました：{ $tier }、{ $turn }ターン。
event-placed = { $row }行{ $column }列に{ $value }を置きました。
event-slid = { $merges ->
    [0] スライダーが{ $direction }へ動かしました。
   *[other] スライダーが{ $direction }へ動かし、{ $merges }組が合体しました。
}
event-choke = { $turns }ターンで盤面が詰みました。
event-taken = { $row }行{ $column }列は埋まっています。
event-cooling = { $value }はあと{ $turns }ターン使えません。
event-queued = { $value }を{ $row }行{ $column }列に予約しました。
event-dropped = 予約したタイルは置けなくなったため取り消しました。
event-paused = ポーズしました。
event-resumed = 再開しました。
