import { foldText, splitSentences } from '../scam-fold.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { roles, type Role, type RoleWords } from './role.ts';
import { tw } from './tw.ts';
import { zh } from './zh.ts';

/** Names that are the same in every language. */
const shared: RoleWords = {
  money: 'western union, moneygram, iban, usdt, swift',
  send: 'paypal, zelle, venmo, revolut, wise, alipay, paypay, kakaopay',
  trade: 'bitcoin, btc, eth, ethereum, usdt, forex, crypto, nft, binance, coinbase, metamask, defi',
  card: 'gift card, google play, googleplay, itunes, steam, razer, amazon card, paysafe, neosurf, transcash',
  off: 'whatsapp, whats app, telegram, signal, viber, wechat, weixin, kakaotalk, kakao, line, hangouts, skype, snapchat, snap, instagram, insta, discord, zangi, threema, wickr, kik, messenger, tiktok, facebook, gmail',
  handle: 'id:, @',
};

/** The roles that each sentence of a text has in one language. */
export interface Reading {
  readonly language: string;
  readonly sentences: readonly ReadonlySet<Role>[];
}

interface Entry {
  readonly role: Role;
  readonly toEnd: boolean;
}
interface Step {
  readonly next: Map<string, Step>;
  readonly entries: Entry[];
}

const step = (): Step => ({ next: new Map(), entries: [] });
const latin = /[a-z0-9]/;

/** All words of a language as trees of letters: a text is read once, however many words there are. */
interface Trees {
  /** Words that begin where a word of the text begins. */
  readonly bound: Step;
  /** In scripts without spaces a word has no bounds; a sign such as @ has none either. */
  readonly free: Step;
}

function grow(...vocabularies: readonly RoleWords[]): Trees {
  const trees = { bound: step(), free: step() };
  for (const vocabulary of vocabularies) {
    for (const role of roles)
      for (const word of (vocabulary[role] ?? '').split(', ')) if (word !== '') plant(trees, role, word);
  }
  return trees;
}

function plant({ bound, free }: Trees, role: Role, word: string): void {
  const folded = foldText(word.replace(/^\*|\*$/g, ''));
  let at = !word.startsWith('*') && latin.test(folded.at(0) ?? '') ? bound : free;
  for (const sign of folded) {
    const next = at.next.get(sign) ?? step();
    at.next.set(sign, next);
    at = next;
  }
  at.entries.push({ role, toEnd: !word.endsWith('*') && latin.test(folded.at(-1) ?? '') });
}

const vocabularies = {
  en: [en, shared],
  de: [de, shared],
  fr: [fr, shared],
  it: [it, shared],
  han: [zh, tw, shared],
  ja: [ja, shared],
  ko: [ko, shared],
};
type Spoken = keyof typeof vocabularies;

const grown = new Map<Spoken, Trees>();

/** The trees of a language are made with the first text that may be in it. */
function treesOf(language: Spoken): Trees {
  const trees = grown.get(language) ?? grow(...vocabularies[language]);
  grown.set(language, trees);
  return trees;
}

function languagesOf(folded: string): Spoken[] {
  if (/\p{Script=Hangul}/u.test(folded)) return ['ko'];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(folded)) return ['ja'];
  return /\p{Script=Han}/u.test(folded) ? ['han'] : ['en', 'de', 'fr', 'it'];
}

/** A number with what is paid, or one too large for a count of days or friends; neither a year nor a time. */
const amount =
  /[$€£¥₩]\s?\d|\d\s?(?:[$€£¥₩]|k\b|eur|usd|chf|gbp|euro|dollar|pound|franken|franc|块|塊|元|円|원|만|万|萬|千|百|ドル|달러|usdt)|(?<![\d.:/-])(?!(?:19|20)\d\d(?!\d))\d{1,3}(?:[.,' ]?\d{3})+(?![\d%])|(?<![\d.,:/-])\d{3}(?![\d.:/%])|[一二两兩三四五六七八九十几幾数數][十百千万萬億亿]+(?:块|塊|元|円|美|的)?|[一二两兩三四五六七八九][百千万萬]/u;
const percent = /\d\s?%|\b(?:percent|per cent|prozent|pour cent|per cento)\b|百分之|パーセント|퍼센트|프로씩/;
const address =
  /\bhttps?:\/\/|\bwww\.|[\p{L}\p{N}]\.(?:com|net|org|info|io|me|co|cc|app|xyz|top|site|online|shop|vip|club|live|link|ly)(?![\p{L}\p{N}])/u;
const reachable = /(?:^|[\s:：])@\w{3}|\+?\d[\d\s().-]{7,}\d|\w@\w+\.|(?<![\w/.])[a-z_.]{4,}\d{2,}(?!\w)/;
/** A sentence that begins with what is to be done. */
const order =
  /(?:^|, |\b(?:then|just) )(?:send|pay|settle|transfer|wire|buy|lend|deposit|invest|schicke?|uberweise?|zahle?|leihe?|kaufe?|sende|investiere|envoie|paie|regle|vire|achete|prete|investis|manda|mandami|paga|versa|compra|salda|invia|inviami|investi)\b/;
const forms: readonly (readonly [Role, RegExp])[] = [
  ['amount', amount],
  ['gain', percent],
  ['link', address],
  ['handle', reachable],
  ['ask', order],
];

/** What a text says in each language it may be written in, sentence by sentence. */
export function findRoles(text: string): Reading[] {
  return findRolesIn(foldText(text));
}

/** The same for a folded text. */
export function findRolesIn(text: string): Reading[] {
  const folded = text.replace(/[’‘]/g, "'");
  const sentences = splitSentences(folded);
  const seen = sentences.map((sentence) => forms.flatMap(([role, form]) => (form.test(sentence) ? [role] : [])));
  return languagesOf(folded).map((language) => ({
    language,
    sentences: sentences.map((sentence, at) => rolesOf(sentence, seen[at] ?? [], treesOf(language))),
  }));
}

function rolesOf(sentence: string, seen: readonly Role[], { bound, free }: Trees): Set<Role> {
  const found = new Set<Role>(seen);
  for (let start = 0; start < sentence.length; start += 1) {
    climb(sentence, start, free, found);
    if (start === 0 || !latin.test(sentence.charAt(start - 1))) climb(sentence, start, bound, found);
  }
  return found;
}

function climb(sentence: string, start: number, tree: Step, found: Set<Role>): void {
  let at = tree.next.get(sentence.charAt(start));
  for (let end = start + 1; at !== undefined; end += 1) {
    for (const { role, toEnd } of at.entries) if (!toEnd || !latin.test(sentence.charAt(end))) found.add(role);
    at = at.next.get(sentence.charAt(end));
  }
}
