# 설정, 플레이어 데이터, 통계.

## 설정
settings-title = 설정
settings-volume = 음량: { $volume }
settings-quieter = 소리 작게
settings-louder = 소리 크게
settings-motion-system = 움직임: 시스템 설정
settings-motion-full = 움직임: 모두
settings-motion-reduced = 움직임: 줄임
settings-theme-system = 테마: 시스템 설정
settings-theme-light = 테마: 밝게
settings-theme-dark = 테마: 어둡게
settings-theme-contrast = 테마: 고대비
settings-language = 언어: { $name }
settings-hints-on = 힌트: 켬
settings-hints-off = 힌트: 끔
settings-done = 완료

## 플레이어 데이터
data-erase = 모두 지우기
data-erase-question = 모든 기록과 설정, 진행 중인 판을 지울까요?
data-erase-yes = 지우기
data-erased = 모두 지웠습니다.
data-keep = 그대로 두기

## 통계
statistics-title = 통계
statistics-played = 플레이: { $count }
statistics-cleared = 성공: { $count }
statistics-streak = 연속 성공: { $count }
statistics-best = 최고 기록: { $turns }
statistics-turns = 성공한 판의 턴 수
statistics-none = 아직 끝낸 판이 없습니다.
