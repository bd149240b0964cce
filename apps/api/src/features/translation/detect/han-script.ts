/** Characters of everyday Chinese that look different in the two scripts, simplified and traditional in pairs. */
const pairs =
  '们們这這个個来來对對时時说說会會国國学學为為过過还還没沒么麼样樣吗嗎开開关關见見观觀觉覺买買卖賣车車东東长長门門问問间間闻聞听聽' +
  '让讓认認识識谁誰请請谢謝话話语語读讀写寫书書爱愛欢歡乐樂难難谈談边邊远遠进進运運动動员員图圖团團园園圆圓场場坏壞块塊报報声聲处處备備' +
  '够夠头頭夹夾夺奪奋奮妈媽妇婦妹妹孙孫宁寧宝寶实實审審宽寬将將尔爾尘塵尝嘗层層岁歲岛島师師带帶帮幫广廣庆慶应應张張弹彈强強归歸当當录錄' +
  '忆憶忧憂怀懷态態总總恋戀恼惱惊驚惯慣战戰户戶扑撲执執扩擴护護担擔拟擬择擇挂掛换換据據损損数數无無旧舊显顯晓曉机機杂雜权權条條极極构構' +
  '枪槍树樹桥橋梦夢检檢楼樓欧歐残殘气氣汉漢汤湯沟溝泪淚泼潑洁潔济濟浅淺温溫湿濕满滿灯燈灵靈热熱爷爺牵牽犹猶独獨狱獄猫貓环環现現电電画畫' +
  '疗療盘盤着著礼禮种種积積称稱稳穩穷窮笔筆签簽简簡类類约約红紅级級纪紀纯純纸紙线線练練组組细細织織终終经經结結给給绝絕统統继繼续續绿綠' +
  '缘緣网網罗羅职職联聯胜勝脑腦脚腳脸臉舍捨艺藝节節苏蘇苹蘋药藥获獲虑慮虽雖补補装裝规規视視订訂计計讲講许許论論设設访訪证證评評试試诚誠' +
  '该該详詳误誤调調贝貝负負财財责責败敗货貨质質贵貴费費资資赏賞赛賽赢贏赶趕趋趨跃躍转轉轻輕载載较較输輸达達迁遷迟遲适適选選递遞邮郵邻鄰' +
  '释釋里裡钟鐘钢鋼钱錢铁鐵银銀锁鎖错錯键鍵镜鏡闭閉闲閒闷悶队隊阳陽阴陰阶階际際陆陸随隨隐隱静靜页頁顶頂项項顺順须須顾顧预預领領频頻题題' +
  '颜顏风風飞飛饭飯饮飲饿餓馆館马馬驾駕骑騎验驗鱼魚鲜鮮鸟鳥鸡雞麦麥黄黃点點齐齊龙龍发發后後几幾从從众眾伟偉传傳伤傷体體余餘儿兒兴興养養' +
  '军軍农農决決准準减減凉涼击擊别別剧劇办辦务務劳勞势勢区區医醫华華单單卫衛历歷压壓厌厭厅廳县縣双雙变變号號叶葉吃吃听聽启啟吴吳员員响響园園';

const simplified = new Set<string>();
const traditional = new Set<string>();
const characters = [...pairs];
for (let at = 0; at + 1 < characters.length; at += 2) {
  const [simple = '', full = ''] = characters.slice(at, at + 2);
  if (simple === full) continue;
  simplified.add(simple);
  traditional.add(full);
}

/** In which script a Chinese text is written: the one with more characters of its own; plain `zh` where none tells. */
export function hanScript(text: string): 'zh' | 'zh-Hans' | 'zh-Hant' {
  let lead = 0;
  for (const character of text) lead += Number(simplified.has(character)) - Number(traditional.has(character));
  if (lead === 0) return 'zh';
  return lead > 0 ? 'zh-Hans' : 'zh-Hant';
}
