import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

it.each([
  ['Wie geht es dir?', 'de'],
  ['Bis morgen', 'de'],
  ['Sono appena tornato dal lavoro', 'it'],
  ['À demain', 'fr'],
  ['See you tomorrow', 'en'],
  ['Hasta mañana', 'es'],
  ['今日は雪かきを三回しました。', 'ja'],
  ['안녕하세요', 'ko'],
  ['你最近过得怎么样？', 'zh-Hans'],
  ['你最近過得怎麼樣？', 'zh-Hant'],
  ['早上好', 'zh'],
])('%s is %s', async (text, tag) => {
  expect(await detectLanguage(text, [])).toBe(tag);
});

it.each([
  ['qui piove', ['it'], 'it'],
  ['qui piove', ['ja', 'it'], 'it'],
  ['mdr d’accord', ['fr'], 'fr'],
  ['明日', ['ja'], 'ja'],
  ['明日', ['ja', 'zh'], 'zh'],
  ['说明', ['ja'], 'zh-Hans'],
])('%s of somebody who speaks %j is %s', async (text, likely, tag) => {
  expect(await detectLanguage(text, likely)).toBe(tag);
});

it.each(['hm', 'haha ok'])('does not guess at %s', async (text) => {
  expect(await detectLanguage(text, [])).toBe(null);
});

it('a language that somebody speaks does not win over one that is plain to see', async () => {
  expect(await detectLanguage('Kannst du mich später anrufen, bitte?', ['en', 'it'])).toBe('de');
});
