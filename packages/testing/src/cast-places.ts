/**
 * Where the cast lives: rows of the embedded list of places, so that the cast can move in before the list is loaded.
 */
export const castPlaces = {
  bristol: { id: 400080372, country: 'GB', name: 'Bristol', population: 492_121, time_zone: 'Europe/London' },
  busan: { id: 870180300, country: 'KR', name: 'Busan', population: 3_480_000, time_zone: 'Asia/Seoul' },
  chengdu: { id: 2073396581, country: 'CN', name: 'Chengdu', population: 4_036_719, time_zone: 'Asia/Shanghai' },
  florence: { id: 991898849, country: 'IT', name: 'Florence', population: 935_759, time_zone: 'Europe/Rome' },
  fukuoka: { id: 1358682245, country: 'JP', name: 'Fukuoka', population: 2_092_145, time_zone: 'Asia/Tokyo' },
  hangzhou: { id: 1234971253, country: 'CN', name: 'Hangzhou', population: 2_442_565, time_zone: 'Asia/Shanghai' },
  lyon: { id: 1270433216, country: 'FR', name: 'Lyon', population: 947_659, time_zone: 'Europe/Paris' },
  munich: { id: 1501052594, country: 'DE', name: 'Munich', population: 1_267_696, time_zone: 'Europe/Berlin' },
  nantes: { id: 201813484, country: 'FR', name: 'Nantes', population: 357_903, time_zone: 'Europe/Paris' },
  sapporo: { id: 1964983351, country: 'JP', name: 'Sapporo', population: 2_202_893, time_zone: 'Asia/Tokyo' },
  seoul: { id: 1387585092, country: 'KR', name: 'Seoul', population: 9_796_000, time_zone: 'Asia/Seoul' },
  taipei: { id: 774367021, country: 'TW', name: 'Taipei', population: 4_759_523, time_zone: 'Asia/Taipei' },
  toronto: { id: 1296574920, country: 'CA', name: 'Toronto', population: 4_573_711, time_zone: 'America/Toronto' },
  turin: { id: 814365009, country: 'IT', name: 'Turin', population: 1_258_632, time_zone: 'Europe/Rome' },
  verona: { id: 902130602, country: 'IT', name: 'Verona', population: 300_334, time_zone: 'Europe/Rome' },
  xian: { id: 1247872573, country: 'CN', name: 'Xi’an', population: 3_617_406, time_zone: 'Asia/Shanghai' },
} as const;
