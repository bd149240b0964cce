-- Sample products in the words of docs/words: Korean 해요체, the words of Taiwan. What staff have changed stays.
-- small table: a shop has a few hundred products
update product_text t set name = new.name, description = new.description
from (values
  (1, 'ko', '작약 꽃다발', '작약 열한 송이와 유칼립투스를 현지 꽃집에서 엮습니다.', '작약 꽃다발', '작약 열한 송이와 유칼립투스를 현지 꽃집에서 엮어 드려요.'),
  (2, 'ko', '빨간 장미 열 송이', '배송 당일 아침에 자른 줄기가 긴 장미입니다.', '빨간 장미 열 송이', '배송 당일 아침에 자른, 줄기가 긴 장미예요.'),
  (3, 'ko', '하얀 호접란 화분', '도자기 화분에 두 줄기, 약 10주 동안 핍니다.', '하얀 호접란 화분', '도자기 화분에 꽃대 두 줄기, 약 10주 동안 꽃이 피어 있어요.'),
  (7, 'ko', '가을 과일 바구니', '사과, 배, 포도, 감을 버들 바구니에 담았습니다.', '가을 과일 바구니', '사과, 배, 포도, 감을 버들 바구니에 담았어요.'),
  (15, 'ko', '판다 인형', '30cm, 대나무 한 줄기를 들고 있습니다.', '판다 인형', '30cm, 대나무 한 줄기를 들고 있어요.'),
  (16, 'tw', '銀吊墜', '925銀鑲石榴石，鏈長45公分。', '銀墜飾', '925銀鑲石榴石，鍊長45公分。'),
  (19, 'ko', '레드 와인', '가족 와이너리의 한 병. 성인이 수령해야 합니다.', '레드 와인', '가족 와이너리의 한 병. 성인이 직접 받아야 해요.'),
  (20, 'ko', '스파클링 와인', '드라이, 잔 두 개가 들어 있습니다.', '스파클링 와인', '드라이, 잔 두 개가 함께 들어 있어요.'),
  (20, 'tw', '氣泡酒', '干型，禮盒內附兩只酒杯。', '氣泡酒', '口感不甜，禮盒內附兩只酒杯。'),
  (23, 'tw', '真絲圍巾', '桑蠶絲，90×90公分，手工捲邊。', '蠶絲方巾', '蠶絲材質，90×90公分，手工捲邊。'),
  (25, 'ko', '오르골', '호두나무, 손으로 감아 조용한 왈츠 한 곡을 들려줍니다.', '오르골', '호두나무, 손으로 감아 조용한 왈츠 한 곡을 들려줘요.')
) as new (product_id, language, old_name, old_description, name, description)
where t.product_id = new.product_id and t.language = new.language
  and t.name = new.old_name and t.description = new.old_description;
