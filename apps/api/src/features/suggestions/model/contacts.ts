import { foldText } from '@peonia/core/scam/scam-fold.ts';

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu;
/** Seven digits or more with separators; years and prices do not match. */
const number = /(?:\+|00)?\d(?:[\s().\-/]{0,2}\d){6,}/g;
/** Also a name with any ending; a blank that is missing after a sentence counts as one. */
const address = /\bhttps?:\/\/\S+|\bwww\.\S+|(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,}\.\p{L}{2,}\S*/giu;
const services =
  /whats ?app|telegram|wechat|weixin|kakao ?talk|instagram|snapchat|facebook|messenger|viber|signal app|skype|zalo|微信|微博|カカオトーク|インスタ|카카오톡|카톡|인스타|텔레그램/i;

/** Masks contact details. */
export function hideContacts(text: string): string {
  return text
    .normalize('NFKC')
    .replace(mail, '[contact]')
    .replace(address, '[link]')
    .replace(handle, '[contact]')
    .replace(number, '[contact]');
}

/** A text of the model must not contain contact details. */
export function holdsContacts(text: string): boolean {
  return hideContacts(text) !== text.normalize('NFKC') || services.test(foldText(text));
}
