import { foldText } from '@peonia/core/scam-fold.ts';

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu;
/** Seven digits or more with what people put between them; a year or a price is none. */
const number = /(?:\+|00)?\d(?:[\s().\-/]{0,2}\d){6,}/g;
/** Also a name with any ending; a blank that is missing after a sentence counts as one. */
const address = /\bhttps?:\/\/\S+|\bwww\.\S+|(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,}\.\p{L}{2,}\S*/giu;
const services =
  /whats ?app|telegram|wechat|weixin|kakao ?talk|instagram|snapchat|facebook|messenger|viber|signal app|skype|zalo|微信|微博|カカオトーク|インスタ|카카오톡|카톡|인스타|텔레그램/i;

/** Puts a mark in the place of ways to reach somebody: they are nobody's business but the two's. */
export function hideContacts(text: string): string {
  return text
    .normalize('NFKC')
    .replace(mail, '[contact]')
    .replace(address, '[link]')
    .replace(handle, '[contact]')
    .replace(number, '[contact]');
}

/** A text that came from outside must not lead anybody anywhere. */
export function holdsContacts(text: string): boolean {
  return hideContacts(text) !== text.normalize('NFKC') || services.test(foldText(text));
}
