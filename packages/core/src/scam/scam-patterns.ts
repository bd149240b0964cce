/**
 * What a text asks of its reader, by sign and language. The patterns read folded text: small letters, no accents. Each
 * joins a thing with what one should do with it, because people who mean well also speak of money, banks and
 * messengers.
 */
export const scamPatterns = {
  /** Money is asked for: lent, sent, paid for a hospital, a ticket, a parcel. */
  money: [
    /\b(?:send|lend|loan|borrow|wire|transfer)(?: me| us| him| her| it)?(?: to (?:me|his|her|this|my))?.{0,24}(?:\$|\d{2,}|\bmoney\b|\bcash\b|\bdollars?\b|\beuros?\b)/,
    /\b(?:western union|moneygram|cash ?app|zelle)\b|\b(?:transfer|pay|wire) (?:it|them|the money) to (?:his|her|my|this) account\b/,
    /\b(?:help|please).{0,24}\bpay (?:the|for|my)\b|\bif you pay the\b.{0,20}\b(?:fee|customs)\b|\b(?:help|lend|could you).{0,30}\b(?:some cash|some money|the money)\b/,
    /\b(?:schick|send|leih|uberweis)\w*\b.{0,40}(?:\bgeld\b|\beuro\b|€|\d{3,}|auf (?:sein|mein|das|dieses) konto)|(?:\bgeld\b|\beuro\b|€|(?<!\d)\d{3,}|gebuhr|ticket).{0,40}\b(?:schicken|senden|leihen|uberweist|uberweisen)\b/,
    /\bhilf mir.{0,40}\b(?:bezahlen|zahlen|geld)\b/,
    /\b(?:envoyer|envoie|preter|prete|virement|vire)\b.{0,40}(?:\bargent\b|\beuros?\b|€|\d{3,}|\bfrais\b)|\bargent\b.{0,40}\b(?:preter|envoyer)\b/,
    /\baide[rz]?[- ](?:moi|nous)?.{0,24}\bpayer\b|\bsi tu paies les frais\b|\bm'aider avec\b.{0,20}\bargent\b/,
    /\b(?:mandar|mandami|mandatemi|inviar|inviami|prest(?!ito))\w*\b.{0,40}(?:\bsoldi\b|\beuro\b|€|\d{3,})|\bsoldi\b.{0,40}\bprest\w*\b|\bbonifico\b.{0,20}\b(?:per|a|sul)\b/,
    /\baiuta(?:mi|rmi|ci)?\b.{0,40}\b(?:pagare|soldi)\b|\bse paghi le spese\b/,
    /(?:借|汇|匯|转|轉|打)(?:我|给我|給我|点|點|款|钱|錢|账|帳).{0,12}(?:钱|錢|块|塊|元|款|吃饭|吃飯|吗|嗎)|(?:给|給)我.{0,12}(?:钱|錢|块|塊)|(?:帮|幫)我付|付(?:海关|海關)|(?:汇|匯|转|轉)(?:账|帳|款)(?:到|给|給|吗|嗎)|(?:运费|運費)(?:转|轉)|能.{0,4}借我/,
    /(?:请|請|麻烦|麻煩|能不能|可不可以|可以).{0,6}(?:给|給)我(?:汇|匯|转|轉)(?:点|點|些)?(?:款|钱|錢|账|帳)/,
    /(?:お金|[\d万千百]円|[\d万千百]ドル).{0,8}送って(?:ください|下さい|ほしい|欲しい)|送金して(?:ください|下さい|ほしい|欲しい)/,
    /(?:お金|円|費|代|手数料|少し|食事代).{0,12}(?:貸して|送金して|送って(?:もらえ|くれ)|振り込んで|払って(?:くれ|もらえ))|振り込んで(?:もらえ|ください)|払うのを手伝って|貸してもらえ/,
    /(?:돈|원만?|비|값|수수료|계좌).{0,14}(?:빌려|송금해|보내 ?줄|보내 ?줘|이체해|내 ?주면|도와)|빌려줄|송금해 ?(?:줘|줄|주)/,
    /\bif you love me\b.{0,40}\b(?:find|pay|give|send|help)\b|\bwenn du mich liebst\b.{0,40}(?:\beuro\b|€|\bgeld\b|\d{3,})|\bsi tu m'aimes\b.{0,40}(?:\beuros?\b|\bargent\b|\bloyer\b)|\bse mi ami\b.{0,40}(?:\beuro\b|\bsoldi\b|\baffitto\b)/,
    /要是(?:爱|愛)我.{0,12}(?:帮|幫|付|交|钱|錢|借)|愛しているなら.{0,16}(?:円|お金|家賃)|사랑한다면.{0,16}(?:원|돈|월세)/,
  ],
  /** Gains without work: coins, funds, signals, a platform. */
  investment: [
    /\b(?:guaranteed|daily|risk[- ]?free) (?:profit|returns?|gains?)\b|\b(?:deposit|invest|withdraw)\b.{0,30}\b(?:usdt|btc|bitcoin|crypto|profit|platform)\b|\b(?:bitcoin|crypto|usdt|forex|trading)\b.{0,60}\b(?:invest|profit|show you how|earn)\b/,
    /\b(?:percent|%) (?:a|per) (?:day|week)\b/,
    /\b(?:bitcoin|krypto|usdt|trading)\b.{0,60}\b(?:gewinn|investier\w*|verdien\w*)\b|\b(?:zahlst|einzahl\w*)\b.{0,30}\busdt\b|\bgarantierte?r? (?:gewinn|rendite)\b|(?:prozent|%) (?:am|pro) tag\b/,
    /\b(?:bitcoin|crypto|usdt|trading)\b.{0,60}\b(?:profit|invest\w*|gains?)\b|\b(?:profit|gain) garanti\b|\bdeposes\b.{0,30}\busdt\b|(?:pour cent|%) par (?:jour|semaine)\b/,
    /\b(?:bitcoin|crypto|usdt|trading)\b.{0,60}\b(?:profitto|investi\w*|guadagn\w*)\b|\bprofitto garantito\b|\bdepositi\b.{0,30}\busdt\b|(?:per cento|%) al (?:giorno|mese)\b/,
    /(?:稳赚|穩賺|保本|高收益)|(?:比特币|比特幣|usdt|虚拟币|虛擬幣).{0,20}(?:赚|賺|投资|投資|充值|提现|提現|提领|提領|获利|獲利)|(?:充值|入金).{0,10}usdt|每天有?百分之|带你.{0,6}投资|帶你.{0,6}投資/,
    /必ず儲か|一緒に投資|(?:ビットコイン|仮想通貨|usdt).{0,30}(?:儲か|投資|入金|利益)|(?:一日|毎日).{0,6}(?:パーセント|%)の?(?:利回り|利益)/,
    /수익 ?보장|같이 투자|(?:비트코인|코인|usdt).{0,30}(?:벌었|투자|입금|수익)|하루에 .{0,4}(?:퍼센트|%)/,
    /\btrading[- ]?(?:robot|bot)\w*\b|\bhandelsrobot\w*\b|\brobot d[ei] trading\b|交易(?:机器人|機器人)|自動売買|자동 ?매매/,
  ],
  /** A card whose code is as good as cash. */
  gift_card: [
    /\b(?:buy|get|send|purchase)\b.{0,30}\b(?:gift|itunes|steam|amazon|google play|apple) ?cards?\b|\bscratch it\b|\bcode on the back\b/,
    /\b(?:razer gold|steam)\b.{0,60}\b(?:numbers?|code|strip|scratch)\b/,
    /\bkauf\w*\b.{0,40}(?:gutschein\w*|\w*-karte)\b|\bschick\w* mir den code\b|\brubbel\w*\b/,
    /\bkauf(?:e|st du)? mir\b.{0,40}(?:geschenk|guthaben)karte\w*/,
    /\b(?:achete\w*|m'acheter)\b.{0,40}\b(?:carte cadeau|recharge|transcash|pcs|neosurf)\b|\benvoie[- ]moi (?:le code|la photo du code)\b/,
    /\bcompr\w*\b.{0,40}\b(?:carta regalo|ricarica|postepay|buono)\b|\bmanda(?:mi|re) (?:il codice|la foto del codice)\b/,
    /(?:买|買).{0,16}(?:礼品卡|禮物卡|点数卡|點數卡|充值卡).{0,16}(?:发给我|發給我|传给我|傳給我|卡密|序号|序號)|把(?:卡密|序号|序號)/,
    /(?:给|給|帮|幫|替)我(?:买|買|購買|购买).{0,12}(?:礼品卡|禮品卡|禮物卡|点数卡|點數卡|充值卡)/,
    /(?:ギフトカード|プリペイドカード|電子マネー).{0,24}(?:買って|番号)/,
    /(?:기프트 ?카드|상품권).{0,24}(?:사서|번호|보내|사 ?(?:줘|주세요|줄래|줄 수))/,
  ],
  /** Away from here, to where nobody looks: a messenger, with a way to be reached or a call to come. */
  leaving: [
    /\b(?:add|write|text|message|contact|reach|find) (?:to )?me (?:there )?(?:on|at|in|via)\b.{0,6}\b(?:whats ?app|telegram|hangouts?|signal|wechat|line|kakao|viber|snapchat|instagram|kik)\b|\b(?:your|my) (?:whats ?app|telegram|wechat|kakao|line|hangouts)\b.{0,12}\b(?:number|id|is)\b/,
    /\b(?:whats ?app|telegram|hangouts?|viber|kik|wechat|kakao|snapchat)\b ?:? ?(?:me )?(?:\+\d|@\w|\w+@|\w*\.\w+@)|\bleave this (?:site|app)\b|\bdelete this (?:account|profile)\b/,
    /\b(?:schreib(?:e|t)?\b|kontaktier\w*|fug\w*|adde)\b.{0,20}\b(?:whats ?app|telegram|signal|wechat|line|viber|instagram)\b|\b(?:whats ?app|telegram)\b.{0,10}[+@]\w|\blosche dieses (?:konto|profil)\b|\bwoanders schreiben\b/,
    /\b(?:ecris|ajoute|contacte|rejoins)[- ](?:moi)\b.{0,20}\b(?:whats ?app|telegram|signal|wechat|line|viber|instagram)\b|\bsupprimer ce (?:compte|profil)\b|\ballons ailleurs\b|\bdonne[- ]moi ton numero\b/,
    /\b(?:scrivimi|aggiungimi|contattami|cercami)\b.{0,20}\b(?:whats ?app|telegram|signal|wechat|line|viber|instagram)\b|\bcancello questo (?:profilo|account)\b|\bspostiamoci altrove\b|\bdammi il tuo numero\b/,
    /加(?:我)?(?:的)?(?:微信|电报|電報|line|telegram|whatsapp|qq|纸飞机|紙飛機)|(?:微信号|微信號|line ?id)(?:是|多少)|(?:换|換)(?:个|個)地方聊|(?:号|號|帐号|帳號)(?:马上|馬上|快)要?(?:注销|註銷|删|刪)/,
    /(?:line|ライン|カカオ|テレグラム|telegram|whatsapp|インスタ)(?:で(?:話|連絡)|に追加|のidを)|(?:アカウント|登録)は?もうすぐ消|別のところで話/,
    /(?:카톡|카카오톡|라인|텔레그램|왓츠앱)(?:으로|로)? ?(?:연락|추가|얘기)|(?:카톡|라인) ?아이디가 뭐|계정은? 곧 (?:삭제|지울)|다른 (?:데|곳)서 얘기/,
    /\b(?:not on this (?:app|site)|ich bin kaum noch hier|plus ici|entro quasi piu qui)\b.{0,40}(?:\btext me\b|\bnummer\b|\bsnap\b|\binstagram\b|\bwhats ?app\b|\btelegram\b|[+@]?\d{5,})/,
    /(?:很少|不常)上(?:来|來|线|線)?了?.{0,6}(?:v信|微信|威信|赖|賴|扣扣)|ここには来ないので.{0,10}(?:ライン|line|カカオ)|여기 안 들어.{0,8}(?:라인|카톡|텔레)/,
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;

/** `repeated` is seen over many messages: the same text to many. */
export type ScamSignal = keyof typeof scamPatterns | 'repeated';
