# 設定、プレイヤーのデータ、統計。

## 設定
settings-title = 設定
settings-volume = 音量：{ $volume }
settings-quieter = 音を小さく
settings-louder = 音を大きく
settings-motion-system = 動き：システムに合わせる
settings-motion-full = 動き：すべて
settings-motion-reduced = 動き：控えめ
settings-theme-system = テーマ：システムに合わせる
settings-theme-light = テーマ：ライト
settings-theme-dark = テーマ：ダーク
settings-theme-contrast = テーマ：ハイコントラスト
settings-language = 言語：{ $name }
settings-hints-on = ヒント：オン
settings-hints-off = ヒント：オフ
settings-done = 完了

## プレイヤーのデータ
data-erase = すべて消去
data-erase-question = 記録、設定、途中の対局をすべて消去しますか？
data-erase-yes = 消去する
data-erased = すべて消去しました。
data-keep = 消去しない

## 統計
statistics-title = 統計
statistics-played = 対局数：{ $count }
statistics-cleared = クリア：{ $count }
statistics-streak = 連続クリア：{ $count }
statistics-best = ベスト：{ $turns }
statistics-turns = クリアまでのターン数
statistics-none = まだ終えた対局がありません。
