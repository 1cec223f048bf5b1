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
share-close = 閉じる
