# 공유 카드와 그 링크로 여는 리플레이.

## 카드
share-open = 결과 공유
share-title = 결과 카드
card-hook = { $tier } 상대를 { $turns }턴 만에 꽉 막았어요.
card-call = 더 빨리 막을 수 있나요? { $address }
share-copy = 복사
share-copied = 복사했습니다
share-not-copied = 복사할 수 없습니다. 글을 선택해 직접 복사하세요.
share-send = 공유
share-close = 닫기
