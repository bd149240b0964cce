import type { RoleWords } from './role.ts';

/** Names that are the same in every language. */
export const shared: RoleWords = {
  money: 'western union, moneygram, iban, usdt, swift',
  send: 'paypal, zelle, venmo, revolut, wise, alipay, paypay, kakaopay',
  trade: 'bitcoin, btc, eth, ethereum, usdt, forex, crypto, nft, binance, coinbase, metamask, defi',
  card: 'gift card, google play, googleplay, itunes, steam, razer, amazon card, paysafe, neosurf, transcash',
  off: 'whatsapp, whats app, telegram, signal, viber, wechat, weixin, kakaotalk, kakao, line, hangouts, skype, snapchat, snap, instagram, insta, discord, zangi, threema, wickr, kik, messenger, tiktok, facebook, gmail',
  handle: 'id:, @',
};
