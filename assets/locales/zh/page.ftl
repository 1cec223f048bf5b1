# 游戏启动之前或无法启动时页面上的文字。只写 `key = value` 的单行，不含标记。
page-canvas = 游戏Stacked。页面下方还有文字版的内容。
page-mirror = 文字版游戏
page-loading = 正在加载…
page-progress = 正在加载游戏
page-reload = 重新加载
page-details = 详细信息

page-webgl-title = 此浏览器无法显示游戏
page-webgl-text = Stacked需要WebGL 2。请开启硬件加速，或换用较新的浏览器。
page-download-title = 下载中断了
page-download-text = 请检查网络连接，然后重新加载。进行中的对局仍然保存着。
page-context-title = 图形显示中断了
page-context-text = 点按即可重新加载。你的对局已保存。
page-panic-title = 出错了
page-panic-text = 这是游戏的故障。重新加载即可继续：你的对局已保存。
page-start-title = 游戏未能启动
page-start-text = 请重新加载再试一次。如果仍然不行，请换用较新的浏览器。

page-update = 新版本已准备好。
page-update-take = 更新
page-update-later = 以后再说
page-offline = 你已离线，游戏照常可玩。
