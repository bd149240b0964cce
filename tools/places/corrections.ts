// Mistakes of the source, by country and its own spelling there. Names are today's usual English ones.

/** Names that are misspelt, outdated, or lack their marks in the source. */
export const renamed: Readonly<Record<string, string>> = {
  'BE Antwerpen': 'Antwerp', 'BE Brugge': 'Bruges', 'BE Gent': 'Ghent', 'BE Liege': 'Liège',
  'BR Belem': 'Belém', 'BR Brasilia': 'Brasília', 'BR Goiania': 'Goiânia', 'BR Guajara-Miram': 'Guajará-Mirim', 'BR Sao Paulo': 'São Paulo',
  'CH Luzern': 'Lucerne', 'CH Saint Gallen': 'St. Gallen',
  'CN Huaiyin': 'Huai’an', 'CN Jianmen': 'Jiangmen', 'CN Jinxi': 'Huludao', 'CN Luan': 'Lu’an', 'CN Lupanshui': 'Liupanshui',
  'CN Mudangiang': 'Mudanjiang', 'CN Shenyeng': 'Shenyang', 'CN Shijianzhuang': 'Shijiazhuang', 'CN Taian': 'Tai’an',
  'CN Xian': 'Xi’an', 'CN Xiangfan': 'Xiangyang', 'CN Xuanzhou': 'Xuancheng',
  'CO Bogota': 'Bogotá', 'CO Medellin': 'Medellín',
  'DE Furth': 'Fürth', 'DE Giessen': 'Gießen', 'DE Gottingen': 'Göttingen', 'DE Hannover': 'Hanover', 'DE Lubeck': 'Lübeck',
  'DE Nurnberg': 'Nuremberg', 'DE Saarbrucken': 'Saarbrücken', 'DE Wurzburg': 'Würzburg',
  'EG El Giza': 'Giza', 'ES Cordoba': 'Córdoba', 'ES Gijon': 'Gijón', 'ES Malaga': 'Málaga',
  'FR Besancon': 'Besançon', 'FR Beziers': 'Béziers', 'FR Nimes': 'Nîmes', 'FR Orleans': 'Orléans', 'FR Poitier': 'Poitiers', 'FR Saint-Etienne': 'Saint-Étienne',
  'ID Ujungpandang': 'Makassar', 'IL Tel Aviv-Yafo': 'Tel Aviv', 'IN Haora': 'Howrah', 'IT Siracusa': 'Syracuse',
  "KR Puch'on": 'Bucheon', 'KR Songnam': 'Seongnam', 'LA Louangphrabang': 'Luang Prabang', 'LA Pakxe': 'Pakse',
  'MM Rangoon': 'Yangon', 'MY Kelang': 'Klang', 'PL Gdansk': 'Gdańsk', 'PL Poznan': 'Poznań', 'PL Wroclaw': 'Wrocław', 'SA Ad Damman': 'Dammam', 'SA Makkah': 'Mecca',
  'UA Dnipropetrovsk': 'Dnipro', 'UA Kryvyy Rih': 'Kryvyi Rih', 'UA Lvov': 'Lviv', 'UA Odessa': 'Odesa', 'UA Zaporizhzhya': 'Zaporizhzhia',
  'US Ft. Worth': 'Fort Worth',
};

/** Places that lie in another country than the source says. Kosovo and Somaliland have no code there. */
export const moved: Readonly<Record<string, string>> = {
  'AT Passau': 'DE', 'AZ Kapan': 'AM', 'MR Saint-Louis': 'SN', 'SO Mandera': 'KE',
  Kosovo: 'XK', Somaliland: 'SO',
};

/** Time zones that are missing, or those of the neighbour across the border. */
export const zoneOfPlace: Readonly<Record<string, string>> = {
  'AR Comodoro Rivadavia': 'America/Argentina/Catamarca', 'BO Cobija': 'America/La_Paz', 'BR Guajara-Miram': 'America/Porto_Velho',
  'CA Windsor': 'America/Toronto', 'IR Orumiyeh': 'Asia/Tehran', 'MC Monaco': 'Europe/Monaco', 'MX Ciudad Juarez': 'America/Ciudad_Juarez',
  'RU Penza': 'Europe/Moscow', 'RU Perm': 'Asia/Yekaterinburg',
};

/** Zones that have another name today, or that were merged into one. China has one legal time. */
export const zoneToday: Readonly<Record<string, string>> = {
  'America/Montreal': 'America/Toronto', 'America/Thunder_Bay': 'America/Toronto',
  'Asia/Choibalsan': 'Asia/Ulaanbaatar', 'Asia/Chongqing': 'Asia/Shanghai', 'Asia/Harbin': 'Asia/Shanghai', 'Asia/Kashgar': 'Asia/Shanghai',
  'Asia/Rangoon': 'Asia/Yangon', 'Asia/Urumqi': 'Asia/Shanghai', 'Europe/Uzhgorod': 'Europe/Kyiv', 'Europe/Zaporozhye': 'Europe/Kyiv',
};
