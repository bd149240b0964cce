import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, it } from 'vitest';
import { pieces } from './break-lines.ts';
import type { Paper, PaperBlock } from './paper.ts';
import { writePdf } from './write-pdf.ts';

const paper = (blocks: readonly PaperBlock[], language: Paper['language'] = 'en'): Paper => ({
  language,
  title: 'Receipt',
  brand: 'Peonia',
  footer: 'Peonia',
  created: new Date('2026-11-02T03:04:05Z'),
  blocks,
});
const pagesOf = async (of: Paper) => {
  const document = await getDocumentProxy(new Uint8Array(await writePdf(of)));
  return { document, text: (await extractText(document)).text };
};
const textOf = async (text: string, language?: Paper['language']) =>
  (await pagesOf(paper([{ kind: 'text', text }], language))).text.join(' ');

it.each([
  ['de', 'Zahlungsbestätigung über 12,50 €'],
  ['fr', 'Reçu « payé » à l’œuvre'],
  ['zh', '收据感谢您的付款'],
  ['tw', '收據感謝您的付款'],
  ['ja', '領収書、お支払いありがとうございます。'],
  ['ko', '영수증 결제해 주셔서 감사합니다'],
] as const)('prints %s', async (language, text) => {
  expect(await textOf(text, language)).toContain(text);
});

it.each(['Ольга', 'Ελένη', '王小明', '𠮷野', '김철수', 'สมชาย'])('prints the name %s for any reader', async (name) => {
  expect((await textOf(`(${name})`)).replaceAll(' ', '')).toContain(name);
});

it('prints a sign for a character without a glyph', async () => {
  expect(await textOf('Mia \u{1F9A9} Rose')).toContain('Mia ? Rose');
});

it('prints the narrow no-break spaces of French as no-break spaces', async () => {
  expect(await textOf('Solde\u202F: 1\u202F000 pièces', 'fr')).toMatch(/Solde\s: 1\s000 pièces/);
  expect(pieces('Solde\u202F: 1\u00A0000 pièces')).toEqual(['Solde\u202F: ', '1\u00A0000 ', 'pièces']);
});

it('leaves joiners and control characters out', async () => {
  expect(await textOf('Mia\u200D\u0007 Rose')).toContain('Mia Rose');
});

it('draws no Latin letters with the fonts of another writing', async () => {
  const small = await writePdf(paper([{ kind: 'text', text: 'Receipt' }], 'ja'));

  expect(small.length).toBeLessThan(20_000);
});

it('repeats the head of a table on each page and numbers the pages', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => [`Line ${index}`, '1.00']);
  const columns = [
    { head: 'What', share: 3 },
    { head: 'Gold', share: 1, isNumber: true },
  ];

  const { text } = await pagesOf(paper([{ kind: 'table', columns, rows }]));

  expect(text.length).toBeGreaterThan(1);
  text.forEach((page, index) => {
    expect(page).toContain('What');
    expect(page).toContain(`${index + 1}/${text.length}`);
  });
  expect(text.join(' ')).toContain('Line 79');
});

it('names the title, the program and the time of making', async () => {
  const { document } = await pagesOf(paper([]));

  const { info } = await getMeta(document);

  expect(info).toMatchObject({
    Title: 'Receipt',
    Producer: 'Peonia',
    CreationDate: expect.stringContaining('20261102'),
  });
});

it('ends lines between words, and between characters of Chinese and Japanese, never before a full stop', () => {
  expect(pieces('two words')).toEqual(['two ', 'words']);
  expect(pieces('お支払い。')).toEqual(['お', '支', '払', 'い。']);
});
