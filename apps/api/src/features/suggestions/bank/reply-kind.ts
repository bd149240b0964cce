import type { Line } from '../situation.ts';
import type { ReplyKind } from './bank-shape.ts';

/** A greeting is short: who writes more has something to tell. */
const GREETING_MOST = 24;
const greets =
  /^(?:hi|hey|hello|hallo|servus|moin|ciao|salve|buongiorno|bonjour|salut|coucou|こんにちは|こんばんは|はじめまして|やあ|안녕|你好|您好|嗨|哈[啰囉])/iu;

/** The kind of reply that fits the last message. */
export function replyKind(talk: readonly Line[]): ReplyKind {
  const last = talk.at(-1);
  if (last === undefined || (last.from_me && last.kind !== 'call')) return 'again';
  switch (last.kind) {
    case 'sayhi':
      return 'hello';
    case 'question':
      return 'asks';
    case 'photo':
    case 'file':
      return 'photo';
    case 'voice':
    case 'gift':
      return last.kind;
    case 'call':
      return last.talked ? 'talked' : 'missed';
    case 'text': {
      const text = last.text.trim();
      if (/[?？]/.test(text)) return 'asks';
      return text.length <= GREETING_MOST && greets.test(text) ? 'hello' : 'words';
    }
  }
}
