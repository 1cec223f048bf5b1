# 차근차근 배우는 첫 판.

howto-title = 게임 방법
howto-skip = 건너뛰기
howto-pick = 보드를 꽉 채워 더는 밀 수 없게 막으세요. 먼저 { $value } 타일을 고르세요.
howto-place = 표시된 칸({ $row }행 { $column }열)에 놓으세요.
howto-watch = 이제 상대 차례입니다. 보드 전체를 밀어 같은 타일을 합칩니다.
howto-cooling = 쓴 타일은 잠시 쉽니다. 고리가 남은 턴을 보여 줍니다. 이번에는 { $value } 타일을 고르세요.
howto-last = 하나만 더 놓으면 더는 밀 수 없습니다. { $value } 타일을 고르세요.
howto-done = { $turns }턴 만에 막기 성공. 턴이 적을수록 좋습니다.
howto-elsewhere = 거기가 아닙니다. { $value } 타일은 { $row }행 { $column }열에 놓으세요.
howto-tiers = 난이도 선택
howto-repeat = 한 번 더
