# 結果カードと、そのリンクから開くリプレイ。

## カード
share-open = 結果をシェア
share-title = 結果カード
card-hook = { $tier }のスライダーを{ $turns }ターンで詰ませました。
card-call = もっと少ないターンで詰ませられる？ { $address }
share-copy = コピー
share-copied = コピーしました
share-not-copied = コピーできませんでした。テキストを選択してコピーしてください。
share-send = シェア
share-picture = 画像を保存
share-saved = { $file }に保存しました
share-not-saved = 画像を保存できませんでした。
share-close = 閉じる

## リプレイ
replay-title = リプレイ
replay-open = リプレイを見る
replay-play = 再生
replay-pause = 一時停止
replay-forwards = 一手進む
replay-backwards = 一手戻る
replay-speed = 速さ：{ $speed }
replay-turn = { $turn } / { $turns }ターン
replay-result = { $tier }：{ $turns }ターンで詰み。全手を検証済み。
replay-unfinished = { $tier }：まだ詰んでいません。
replay-wrong = この結果は検証できませんでした。
replay-leave = 自分で遊ぶ
