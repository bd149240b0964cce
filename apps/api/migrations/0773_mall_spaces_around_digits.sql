-- Sample products in Chinese with a space around digits and Latin letters, as docs/words asks. What staff have changed
-- stays.
-- small table: a shop has a few hundred products
update product_text t set description = new.description
from (values
  (13, 'zh', '高35厘米，有机棉，可水洗。', '高 35 厘米，有机棉，可水洗。'),
  (13, 'tw', '高35公分，有機棉，可水洗。', '高 35 公分，有機棉，可水洗。'),
  (14, 'zh', '高40厘米，柔软毛绒，系着围巾。', '高 40 厘米，柔软毛绒，系着围巾。'),
  (14, 'tw', '高40公分，柔軟絨毛，繫著圍巾。', '高 40 公分，柔軟絨毛，繫著圍巾。'),
  (15, 'zh', '高30厘米，抱着一根竹子。', '高 30 厘米，抱着一根竹子。'),
  (15, 'tw', '高30公分，抱著一根竹子。', '高 30 公分，抱著一根竹子。'),
  (16, 'zh', '925银镶石榴石，链长45厘米。', '925 银镶石榴石，链长 45 厘米。'),
  (16, 'tw', '925銀鑲石榴石，鍊長45公分。', '925 銀鑲石榴石，鍊長 45 公分。'),
  (17, 'zh', '8毫米淡水珍珠，银耳针。', '8 毫米淡水珍珠，银耳针。'),
  (17, 'tw', '8公釐淡水珍珠，銀耳針。', '8 公釐淡水珍珠，銀耳針。'),
  (22, 'zh', '无花果与雪松香大豆蜡，约燃40小时。', '无花果与雪松香大豆蜡，约燃 40 小时。'),
  (22, 'tw', '無花果與雪松香大豆蠟，約燃40小時。', '無花果與雪松香大豆蠟，約燃 40 小時。'),
  (23, 'zh', '桑蚕丝，90×90厘米，手工卷边。', '桑蚕丝，90×90 厘米，手工卷边。'),
  (23, 'tw', '蠶絲材質，90×90公分，手工捲邊。', '蠶絲材質，90×90 公分，手工捲邊。'),
  (24, 'zh', '宣纸灯笼，内有暖光LED灯。', '宣纸灯笼，内有暖光 LED 灯。'),
  (24, 'tw', '宣紙燈籠，內有暖光LED燈。', '宣紙燈籠，內有暖光 LED 燈。')
) as new (product_id, language, old, description)
where t.product_id = new.product_id and t.language = new.language and t.description = new.old;
