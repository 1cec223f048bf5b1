# ゲームが動き出す前、または動かせないときにページが出す言葉。`key = value` の行だけ。マークアップなし。
page-canvas = ゲーム「Stacked」。内容はページの後ろにテキストでもあります。
page-mirror = テキスト版のゲーム
page-loading = 読み込み中…
page-progress = ゲームを読み込んでいます
page-reload = 再読み込み
page-details = 詳細

page-webgl-title = このブラウザではゲームを表示できません
page-webgl-text = WebGL 2が必要です。ハードウェアアクセラレーションを有効にするか、新しいブラウザでお試しください。
page-download-title = ダウンロードが途中で止まりました
page-download-text = 接続を確認して、再読み込みしてください。途中の対局は保存されています。
page-context-title = 画面の描画が中断されました
page-context-text = タップして再読み込みしてください。対局は保存されています。
page-panic-title = 問題が起きました
page-panic-text = ゲームの不具合です。再読み込みすると続きから遊べます。対局は保存されています。
page-start-title = ゲームを開始できませんでした
page-start-text = 再読み込みしてもう一度お試しください。直らない場合は、新しいブラウザをお使いください。

page-update = 新しいバージョンがあります。
page-update-take = 更新する
page-update-later = あとで
page-offline = オフラインです。ゲームはそのまま遊べます。
