# 게임 안의 한국어. 게임이 시작되기 전 페이지에 나오는 말은 page.ftl에 있다.

## 이름: 여기에만 쓴다. 나머지는 모두 이 두 줄로 만든다.
title_brand = Stacked
title_suffix = 거꾸로 하는 2048
document-title = { title_brand } — { title_suffix }

## 언어
language-name = 한국어

## 타이틀
title-enter = Enter 키를 누르세요
title-tap = 탭하여 계속
title-play = 시작
title-continue = 이어하기: { $tier }, { $turn }턴

## 난이도. 짧은 이름은 HUD 칸에 들어간다.
tiers-title = 난이도 선택
tiers-back = 뒤로
tiers-hint-keys = 방향키나 1 2 3으로 고르고 Enter
tiers-hint-touch = 난이도를 탭하세요
tier-beginner = 초급
tier-beginner-short = 초급
tier-beginner-flavour = 감으로 미는 첫 상대.
tier-intermediate = 중급
tier-intermediate-short = 중급
tier-intermediate-flavour = 세 수 앞을 내다봅니다.
tier-expert = 고급
tier-expert-short = 고급
tier-expert-flavour = 네 수 앞을 보고, 8은 드물게 나옵니다.
tier-cooldowns = 4는 { $four }턴마다, 8은 { $eight }턴마다
tier-best = 최고 기록: { $turns }턴
tier-uncleared = 아직 깨지 못함

## 준비
ready = 준비하세요

## HUD: 이름과 값의 칸은 너비 약 56px.
hud-turn = 턴
hud-best = 최고
hud-tier = 난이도
hud-highest = 최대
hud-fill = 채움
hud-percent = { $fill }%
number = { $value }
hud-none = —

## 내 타일
rack-title = 내 타일

## 상태와 힌트
status-your-turn = 내 차례
status-thinking = 상대가 생각 중…
status-sliding = 상대가 미는 중
status-queued = 타일 대기 중
hint-keys = 클릭, 또는 방향키와 스페이스; 1 2 3
hint-touch = 타일을 고르고 빈칸을 탭하세요.

## 일시정지
pause-open = 일시정지
pause-title = 일시정지
pause-resume = 계속하기
pause-restart = 다시 시작
pause-quit = 나가기
pause-sound-on = 소리: 켬
pause-sound-off = 소리: 끔
controls-title = 조작법
controls-place = 방향키와 스페이스: 타일 놓기
controls-pick = 1 2 3: 타일 고르기
controls-pause = Esc: 일시정지와 계속
controls-restart = R: 다시 시작
controls-sound = M: 소리 켜고 끄기
controls-fullscreen = F: 전체 화면
controls-quit = Q: 난이도 선택으로
controls-touch-pick = 아래 타일을 탭: 고르기
controls-touch-place = 빈칸을 탭: 놓기
controls-touch-drag = 타일을 빈칸으로 끌기: 한 번에
restart-question = 이 판을 다시 시작할까요?
restart-yes = 다시 시작
restart-no = 계속하기

## 결과
summary-choke = 꽉 막았다!
summary-turns = { $turns }턴 만에 막기 성공
summary-new-best = 신기록!
summary-highest = 가장 큰 타일: { $value }
summary-placed = 놓은 타일 비율
summary-share = { $value }: { $share }%
summary-next = 다음 난이도
summary-retry = 한 판 더
summary-tiers = 난이도 선택

## 배너와 알림
milestone-2048 = 2048! 판은 계속됩니다.
storage-session = 기록은 이번 접속 동안만 보관됩니다
notice-save-unreadable = 저장된 판을 읽을 수 없어 따로 보관했습니다.
notice-link-unknown = 알 수 없는 링크 설정: { $what }
notice-tuning-ignored = 조정 파일을 무시함: { $what }

## 미러: 화면 낭독기가 읽는 말
mirror-board = 보드
mirror-rack = 내 타일
mirror-row = 행
mirror-column = 열
mirror-empty = 비어 있음
mirror-place = 여기에 놓기
mirror-actions = 동작
mirror-slot-ready = { $value }, 사용 가능
mirror-slot-cooling = { $value }, { $turns }턴 뒤에 사용 가능

## 일어난 일, 문장으로
direction-up = 위쪽
direction-down = 아래쪽
direction-left = 왼쪽
direction-right = 오른쪽
event-started = 새 판: { $tier }.
event-continued = 이어서 진행: { $tier }, { $turn }턴.
event-placed = { $row }행 { $column }열에 { $value } 타일을 놓았습니다.
event-slid = { $merges ->
    [0] 상대가 { $direction }으로 밀었습니다.
   *[other] 상대가 { $direction }으로 밀어 { $merges }쌍이 합쳐졌습니다.
}
event-choke = { $turns }턴 만에 보드가 꽉 막혔습니다.
event-taken = { $row }행 { $column }열은 이미 차 있습니다.
event-cooling = { $value } 타일은 { $turns }턴 뒤에 쓸 수 있습니다.
event-queued = { $value } 타일이 { $row }행 { $column }열을 기다립니다.
event-dropped = 기다리던 타일은 놓을 자리가 없어져 취소되었습니다.
event-paused = 일시정지했습니다.
event-resumed = 다시 시작합니다.
