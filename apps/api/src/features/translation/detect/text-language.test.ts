import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it.each([
  ['Snow on the mountain this morning, and nobody at the top but me.', 'en'],
  ['Heute war ich im Markt und habe für den Sonntag eingekauft.', 'de'],
  ['Oggi il mercato è pieno di albicocche, ne ho prese due chili.', 'it'],
  ['Les pommiers sont en fleurs et le verger sent bon.', 'fr'],
  ['Hoy hace sol y la playa está muy tranquila, pero el agua sigue fría.', 'es'],
  ['Hoje não trabalho, vou com a minha irmã ver o mar.', 'pt'],
  ['今天的茶馆很安静。', 'zh'],
  ['今日は雪かきを三回しました。', 'ja'],
  ['새벽에 구운 빵이 나왔어요.', 'ko'],
  ['Сегодня был очень тихий вечер, и мы пили чай.', 'ru'],
  ['Сьогодні був дуже тихий вечір.', 'uk'],
  ['Σήμερα η θάλασσα ήταν ήρεμη.', 'el'],
])('%s is %s', (text, code) => {
  expect(textLanguage(text)).toBe(code);
});

it.each(['', '🌸🌸', '2026', 'Ciao!', 'Firenze', 'Здравейте', 'OK'])('does not guess at %j', (text) => {
  expect(textLanguage(text)).toBe(null);
});

it('is not led astray by one foreign word', () => {
  expect(textLanguage('I have learned to write 愛 and that is all I can do so far.')).toBe('en');
});
