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
