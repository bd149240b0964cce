import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPo } from './read-po.ts';

const locales = join(import.meta.dirname, '../locales');

/** Wordings that a native writer replaced. `=` in front: the whole text; otherwise any part of one. */
const replaced: Readonly<Record<string, readonly string[]>> = {
  en: [
    '=like you',
    '=Marriage',
    'here today',
    'No movements yet',
    'Most gold a day',
    'A lower limit holds at once',
    'Who opens your profile appears here',
    'A press puts it into the field',
    'with one press',
    'Notices do not come to this device',
    'Begin with {name}',
    'Pasting is fine',
    'Click here to show that you are a person',
    'Lovers without marriage',
    'Virtual love',
    'Hi sent',
    '=Your address',
    '=Email',
  ],
  de: [
    'heute hier',
    'Alle Bewegungen',
    'Verstanden wird es in jeder',
    'IP-Adresse des anderen',
    'wir dir auszahlen',
    'Sitzungen wurden abgemeldet',
    'Menschliche Übersetzung',
    'Familienstand',
    'Sekunden sind frei',
    'aufladen: {short} fehlen',
  ],
  fr: [
    'avez été débité',
    'Rester connecté',
    'Vous seul',
    'sessions ont été déconnectées',
    'Personne n’a été trouvé',
    'Qui paie garde',
    'langue que {ownLanguage}',
    'Quelqu’un m’aime bien',
  ],
  it: [
    'Resta connesso',
    '(lei)',
    '(lui)',
    'Annulla iscrizione',
    'finché lo elimini',
    'Nessuno trovato',
    'relay',
    '=Verificati',
    'Ricarica: mancano {short}',
  ],
  ja: [
    '解放',
    '=ニュース',
    '今日利用',
    'ゴールドを追加',
    '=あなたは',
    '彼女の言葉',
    'あなた',
    'ブラウザー',
    '友達',
    '自撮り',
    'メンバー',
    '足跡',
    '永久VIP',
    '贈り物',
  ],
  zh: [
    '服务条款',
    '给我写信',
    '日／夜间',
    '今天来过',
    '2/2 条',
    '她的自述',
    '您',
    '拉黑',
    '帖子',
    '私密文件',
    '永久停用',
    '激活',
  ],
  tw: [
    '您',
    '視頻',
    '信息',
    '網絡',
    '加值',
    '列表',
    '二維碼',
    '公眾號',
    '我的檔案',
    '復原碼',
    '私密檔案',
    '渠道',
    '提現',
    '分成',
    '發佈',
    '主要照片',
    '出款',
    '停權潮',
  ],
  ko: ['당신', '쪽지', '내려받', '녹색 배지', '셀피', '습니다'],
};

function textsOf(language: string): string[] {
  const folder = join(locales, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .flatMap((name) => [...readPo(readFileSync(join(folder, name), 'utf8')).values()]);
}

it.each(Object.entries(replaced))('%s: the catalogues keep no replaced wording', (language, wordings) => {
  const texts = textsOf(language);

  const found = wordings.filter((wording) =>
    texts.some((text) => (wording.startsWith('=') ? text === wording.slice(1) : text.includes(wording))),
  );

  expect(found).toEqual([]);
});

it.each(Object.entries(replaced))('%s: the written pages keep no replaced wording', (language, wordings) => {
  const folder = join(import.meta.dirname, '../pages', language);
  const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  // the terms, the policy and the paid services keep the formal style of such documents
  const informal = wordings.filter((wording) => wording !== '습니다');

  expect(pages.length).toBeGreaterThan(5);
  expect(informal.filter((wording) => pages.some((text) => text.includes(wording)))).toEqual([]);
});

it('Korean keeps one level of speech but for its set forms', () => {
  const setForms = /감사합니다|동의합니다|로봇이 아닙니다/gu;

  expect(textsOf('ko').filter((text) => text.replace(setForms, '').includes('니다'))).toEqual([]);
});

it('reads the catalogues of all eight languages', () => {
  for (const language of ['en', 'zh', 'tw', 'de', 'it', 'fr', 'ja', 'ko'])
    expect(textsOf(language).length).toBeGreaterThan(1_000);
});
