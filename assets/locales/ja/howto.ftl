# 最初の一局の手ほどき。

howto-title = 遊び方
howto-skip = スキップ
howto-pick = 盤面を埋めて、もう動かせなくすれば詰みです。{ $value }を選んでください。
howto-place = 印のついたマス（{ $row }行{ $column }列）に置いてください。
howto-watch = 次はスライダーの番。盤面全体を動かし、同じ数のタイルを合体させます。
howto-cooling = 使ったタイルはしばらく使えません。残りターンは輪が示します。次は{ $value }を選んでください。
howto-last = あと1枚で動かせなくなります。{ $value }を選んでください。
howto-done = { $turns }ターンで詰み。ターンは少ないほど好成績です。
howto-elsewhere = そこではありません。{ $value }は{ $row }行{ $column }列へ。
howto-tiers = 難易度を選ぶ
howto-repeat = もう一度
