-- The catalogue of gifts. Prices are hundredths of gold; `picture` names a file of the web app's `gifts` folder.
create table gift (
  id int primary key,
  picture text not null unique,
  category text not null,
  price bigint not null,
  -- A gift that is taken from the catalogue stays, since messages show it.
  is_offered boolean not null default true,
  -- How often it was sent in the last 30 days, counted anew every night.
  hit int not null default 0,
  constraint gift_category check (category in ('romance', 'fashion', 'flower', 'birthday', 'sexy', 'festival')),
  constraint gift_price check (price between 100 and 20000)
);

create table gift_name (
  gift_id int not null references gift on delete cascade,
  language text not null,
  name text not null,
  primary key (gift_id, language)
);

-- What was sent, one row per gift. The price of the catalogue at that moment, and what was really paid: nothing from the VIP share.
create table gift_sent (
  id bigint generated always as identity primary key,
  sender_id bigint not null,
  receiver_id bigint not null,
  gift_id int not null references gift,
  client_id text not null,
  price bigint not null,
  paid bigint not null,
  sent_at timestamptz not null default now(),
  constraint gift_sent_client unique (sender_id, client_id),
  constraint gift_sent_paid check (paid in (0, price)),
  constraint gift_sent_other check (sender_id <> receiver_id)
);
create index gift_sent_receiver on gift_sent (receiver_id, id);
create index gift_sent_at on gift_sent (sent_at);

-- Free gifts a member has sent on one UTC day.
create table gift_share (
  member_id bigint not null references account on delete cascade,
  day date not null,
  used int not null,
  primary key (member_id, day)
);
create index gift_share_day on gift_share (day);

with catalogue (id, picture, category, gold, en, zh, tw, de, it, fr, ja, ko) as (
  values
    (1, 'rose', 'flower', 5, 'Rose', '玫瑰', '玫瑰', 'Rose', 'Rosa', 'Rose', 'バラ', '장미'),
    (2, 'bouquet', 'flower', 30, 'Wild rose bouquet', '野玫瑰花束', '野玫瑰花束', 'Wildrosenstrauß', 'Bouquet di rose selvatiche', 'Bouquet de roses sauvages', '野バラの花束', '들장미 꽃다발'),
    (3, 'chocolate', 'romance', 18, 'Box of chocolates', '巧克力礼盒', '巧克力禮盒', 'Schachtel Pralinen', 'Scatola di cioccolatini', 'Boîte de chocolats', 'チョコレートの詰め合わせ', '초콜릿 상자'),
    (4, 'ring', 'romance', 200, 'Promise ring', '承诺之戒', '承諾之戒', 'Versprechensring', 'Anello della promessa', 'Bague de promesse', '約束の指輪', '약속 반지'),
    (5, 'pearls', 'fashion', 120, 'Pearl necklace', '珍珠项链', '珍珠項鍊', 'Perlenkette', 'Collana di perle', 'Collier de perles', 'パールのネックレス', '진주 목걸이'),
    (6, 'perfume', 'fashion', 60, 'Perfume', '香水', '香水', 'Parfüm', 'Profumo', 'Parfum', '香水', '향수'),
    (7, 'teddy', 'romance', 25, 'Teddy bear', '泰迪熊', '泰迪熊', 'Teddybär', 'Orsacchiotto', 'Ours en peluche', 'テディベア', '곰 인형'),
    (8, 'cake', 'birthday', 20, 'Birthday cake', '生日蛋糕', '生日蛋糕', 'Geburtstagstorte', 'Torta di compleanno', 'Gâteau d’anniversaire', 'バースデーケーキ', '생일 케이크'),
    (9, 'champagne', 'festival', 45, 'Champagne', '香槟', '香檳', 'Champagner', 'Champagne', 'Champagne', 'シャンパン', '샴페인'),
    (10, 'handbag', 'fashion', 150, 'Handbag', '手提包', '手提包', 'Handtasche', 'Borsetta', 'Sac à main', 'ハンドバッグ', '핸드백'),
    (11, 'envelope', 'festival', 66, 'Red envelope', '红包', '紅包', 'Roter Umschlag', 'Busta rossa', 'Enveloppe rouge', '紅包（お年玉）', '홍바오'),
    (12, 'lantern', 'festival', 12, 'New Year lantern', '新年灯笼', '新年燈籠', 'Neujahrslaterne', 'Lanterna di Capodanno', 'Lanterne du Nouvel An', '新年の提灯', '새해 등불'),
    (13, 'peony', 'flower', 12, 'Peony', '牡丹', '牡丹', 'Pfingstrose', 'Peonia', 'Pivoine', '牡丹', '모란'),
    (14, 'letter', 'romance', 3, 'Love letter', '情书', '情書', 'Liebesbrief', 'Lettera d’amore', 'Lettre d’amour', 'ラブレター', '연애편지'),
    (15, 'balloons', 'birthday', 6, 'Balloons', '气球', '氣球', 'Luftballons', 'Palloncini', 'Ballons', '風船', '풍선'),
    (16, 'kiss', 'sexy', 2, 'Kiss', '香吻', '香吻', 'Kuss', 'Bacio', 'Baiser', 'キス', '키스'),
    (17, 'tulips', 'flower', 10, 'Tulips', '郁金香', '鬱金香', 'Tulpen', 'Tulipani', 'Tulipes', 'チューリップ', '튤립'),
    (18, 'candles', 'sexy', 8, 'Candlelight', '烛光', '燭光', 'Kerzenschein', 'Lume di candela', 'Lueur des bougies', 'キャンドルの灯り', '촛불'),
    (19, 'watch', 'fashion', 180, 'Wristwatch', '腕表', '腕錶', 'Armbanduhr', 'Orologio da polso', 'Montre', '腕時計', '손목시계'),
    (20, 'present', 'birthday', 10, 'Surprise present', '惊喜礼物', '驚喜禮物', 'Überraschungsgeschenk', 'Regalo a sorpresa', 'Cadeau surprise', 'サプライズプレゼント', '깜짝 선물'),
    (21, 'wine', 'sexy', 32, 'Red wine', '红酒', '紅酒', 'Rotwein', 'Vino rosso', 'Vin rouge', '赤ワイン', '레드 와인'),
    (22, 'fireworks', 'festival', 88, 'Fireworks', '烟花', '煙火', 'Feuerwerk', 'Fuochi d’artificio', 'Feu d’artifice', '花火', '불꽃놀이'),
    (23, 'sunflower', 'flower', 8, 'Sunflower', '向日葵', '向日葵', 'Sonnenblume', 'Girasole', 'Tournesol', 'ひまわり', '해바라기'),
    (24, 'lock', 'romance', 15, 'Love lock', '同心锁', '同心鎖', 'Liebesschloss', 'Lucchetto dell’amore', 'Cadenas d’amour', '愛の南京錠', '사랑의 자물쇠'),
    (25, 'sunglasses', 'fashion', 45, 'Sunglasses', '太阳镜', '太陽眼鏡', 'Sonnenbrille', 'Occhiali da sole', 'Lunettes de soleil', 'サングラス', '선글라스'),
    (26, 'cupcake', 'birthday', 7, 'Cupcake', '纸杯蛋糕', '杯子蛋糕', 'Cupcake', 'Cupcake', 'Cupcake', 'カップケーキ', '컵케이크'),
    (27, 'lipstick', 'sexy', 28, 'Lipstick', '口红', '口紅', 'Lippenstift', 'Rossetto', 'Rouge à lèvres', '口紅', '립스틱'),
    (28, 'tree', 'festival', 25, 'Christmas tree', '圣诞树', '聖誕樹', 'Weihnachtsbaum', 'Albero di Natale', 'Sapin de Noël', 'クリスマスツリー', '크리스마스트리'),
    (29, 'sakura', 'flower', 15, 'Cherry blossom', '樱花', '櫻花', 'Kirschblüte', 'Fiori di ciliegio', 'Fleurs de cerisier', '桜', '벚꽃'),
    (30, 'locket', 'romance', 90, 'Heart locket', '心形吊坠', '心形墜鍊', 'Herzmedaillon', 'Medaglione a cuore', 'Médaillon en cœur', 'ハートのロケット', '하트 로켓 목걸이'),
    (31, 'scarf', 'fashion', 40, 'Silk scarf', '丝巾', '絲巾', 'Seidentuch', 'Foulard di seta', 'Foulard en soie', 'シルクのスカーフ', '실크 스카프'),
    (32, 'hat', 'birthday', 4, 'Party hat', '派对帽', '派對帽', 'Partyhut', 'Cappellino da festa', 'Chapeau de fête', 'パーティーハット', '파티 모자'),
    (33, 'cocktail', 'sexy', 14, 'Cocktail', '鸡尾酒', '雞尾酒', 'Cocktail', 'Cocktail', 'Cocktail', 'カクテル', '칵테일'),
    (34, 'mooncake', 'festival', 18, 'Mooncake', '月饼', '月餅', 'Mondkuchen', 'Torta della luna', 'Gâteau de lune', '月餅', '월병'),
    (35, 'lotus', 'flower', 20, 'Lotus', '莲花', '蓮花', 'Lotosblume', 'Fiore di loto', 'Lotus', '蓮の花', '연꽃'),
    (36, 'airship', 'romance', 130, 'Balloon ride', '热气球之旅', '熱氣球之旅', 'Ballonfahrt', 'Volo in mongolfiera', 'Vol en montgolfière', '気球の旅', '열기구 여행'),
    (37, 'heels', 'fashion', 110, 'High heels', '高跟鞋', '高跟鞋', 'High Heels', 'Scarpe col tacco', 'Talons hauts', 'ハイヒール', '하이힐'),
    (38, 'icecream', 'birthday', 5, 'Ice cream', '冰淇淋', '冰淇淋', 'Eis', 'Gelato', 'Glace', 'アイスクリーム', '아이스크림'),
    (39, 'strawberries', 'sexy', 16, 'Chocolate strawberries', '巧克力草莓', '巧克力草莓', 'Schokoerdbeeren', 'Fragole al cioccolato', 'Fraises au chocolat', 'チョコレートいちご', '초콜릿 딸기'),
    (40, 'snowglobe', 'festival', 36, 'Snow globe', '水晶雪球', '水晶雪球', 'Schneekugel', 'Palla di neve', 'Boule à neige', 'スノードーム', '스노볼'),
    (41, 'orchid', 'flower', 50, 'Orchid', '兰花', '蘭花', 'Orchidee', 'Orchidea', 'Orchidée', '胡蝶蘭', '난초'),
    (42, 'musicbox', 'romance', 55, 'Music box', '音乐盒', '音樂盒', 'Spieluhr', 'Carillon', 'Boîte à musique', 'オルゴール', '오르골'),
    (43, 'earrings', 'fashion', 75, 'Ruby earrings', '红宝石耳环', '紅寶石耳環', 'Rubinohrringe', 'Orecchini di rubini', 'Boucles d’oreilles rubis', 'ルビーのイヤリング', '루비 귀걸이'),
    (44, 'crown', 'birthday', 35, 'Birthday crown', '生日皇冠', '生日皇冠', 'Geburtstagskrone', 'Corona di compleanno', 'Couronne d’anniversaire', 'バースデークラウン', '생일 왕관'),
    (45, 'mask', 'sexy', 38, 'Masquerade mask', '假面舞会面具', '化裝舞會面具', 'Maskenball-Maske', 'Maschera da ballo', 'Masque de bal', '仮面舞踏会のマスク', '가면무도회 가면'),
    (46, 'pumpkin', 'festival', 9, 'Pumpkin lantern', '南瓜灯', '南瓜燈', 'Kürbislaterne', 'Zucca illuminata', 'Citrouille lumineuse', 'かぼちゃのランタン', '호박등'),
    (47, 'popper', 'birthday', 9, 'Confetti', '彩纸礼花', '彩紙拉炮', 'Konfetti', 'Coriandoli', 'Confettis', 'クラッカー', '색종이 폭죽'),
    (48, 'dress', 'sexy', 140, 'Evening dress', '晚礼服', '晚禮服', 'Abendkleid', 'Abito da sera', 'Robe de soirée', 'イブニングドレス', '이브닝드레스')
), gifts as (
  insert into gift (id, picture, category, price) select id, picture, category, gold * 100 from catalogue returning id
)
insert into gift_name (gift_id, language, name)
  select gifts.id, names.language, names.name
  from gifts join catalogue c on c.id = gifts.id
  cross join lateral (values ('en', c.en), ('zh', c.zh), ('tw', c.tw), ('de', c.de), ('it', c.it), ('fr', c.fr), ('ja', c.ja), ('ko', c.ko)) as names (language, name);
