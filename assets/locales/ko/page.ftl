# 게임이 시작되기 전이나 시작할 수 없을 때 페이지에 나오는 말. `key = value` 한 줄씩만, 마크업 없이.
page-canvas = 게임 Stacked. 게임 상태는 페이지 아래쪽에 글로도 있습니다.
page-mirror = 글로 보는 게임
page-loading = 불러오는 중…
page-progress = 게임을 불러오는 중
page-reload = 새로고침
page-details = 자세히

page-webgl-title = 이 브라우저에서는 게임을 표시할 수 없습니다
page-webgl-text = Stacked에는 WebGL 2가 필요합니다. 하드웨어 가속을 켜거나 최신 브라우저를 사용해 보세요.
page-download-title = 다운로드가 끊겼습니다
page-download-text = 연결을 확인하고 새로고침하세요. 진행 중이던 판은 저장되어 있습니다.
page-context-title = 그래픽이 중단되었습니다
page-context-text = 탭하면 새로고침합니다. 진행 중이던 판은 저장되어 있습니다.
page-panic-title = 문제가 생겼습니다
page-panic-text = 게임의 오류입니다. 새로고침하면 이어서 할 수 있습니다. 진행 중이던 판은 저장되어 있습니다.
page-start-title = 게임이 시작되지 않았습니다
page-start-text = 새로고침해 보세요. 그래도 안 되면 최신 브라우저를 사용해 보세요.

page-update = 새 버전이 준비되었습니다.
page-update-take = 업데이트
page-update-later = 나중에
page-offline = 오프라인입니다. 게임은 그대로 할 수 있습니다.
