import { languageFacts } from '@peonia/i18n/languages.ts';
import { concurrencyLimit } from '../workload/concurrency-limit.ts';
import { embedFonts } from './embed-fonts.ts';
import { type Paper, type PaperBlock, type PaperColumn, textsOf } from './paper.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** Fonts are cut and pages drawn on the thread of the program: one document at a time. */
const inTurn = concurrencyLimit({ running: 1, waiting: 20, retrySeconds: 5 });

/** Draws a document as PDF, with the glyphs that it needs of fonts for every language. Throws `server_busy`. */
export function writePdf(paper: Paper): Promise<Buffer> {
  return inTurn(() => draw(paper));
}

async function draw(paper: Paper): Promise<Buffer> {
  const fonts = await embedFonts(textsOf(paper), paper.language);
  const sheet = await openSheet(fonts, {
    title: paper.title,
    author: paper.brand,
    lang: languageFacts[paper.language].htmlLang,
    created: paper.created,
  });
  sheet.text(paper.brand, { size: 11, weight: 'bold', tone: 'brand' });
  sheet.space(10);
  sheet.text(paper.title, { size: 20, weight: 'bold' });
  sheet.space(14);
  for (const block of paper.blocks) drawBlock(sheet, block);
  return sheet.close(paper.footer);
}

function drawBlock(sheet: Sheet, block: PaperBlock): void {
  switch (block.kind) {
    case 'heading':
      sheet.space(8);
      sheet.keep(60);
      sheet.text(block.text, { size: 13, weight: 'bold' });
      sheet.space(4);
      return;
    case 'sum':
      sheet.text(block.text, { size: 26, weight: 'bold' });
      sheet.space(10);
      return;
    case 'text':
      sheet.text(block.text, { size: 10.5 });
      sheet.space(6);
      return;
    case 'note':
      sheet.text(block.text, { size: 9, tone: 'muted' });
      sheet.space(6);
      return;
    case 'facts':
      for (const [name, value] of block.rows)
        sheet.row([
          { text: name, share: 2, size: 10, tone: 'muted' },
          { text: value, share: 3, size: 10 },
        ]);
      sheet.space(8);
      return;
    case 'table':
      drawTable(sheet, block);
  }
}

function drawTable(
  sheet: Sheet,
  { columns, rows }: { readonly columns: readonly PaperColumn[]; readonly rows: readonly (readonly string[])[] },
): void {
  const head = () =>
    sheet.row(
      columns.map(({ head: text, ...column }) => ({ ...column, text, size: 9, weight: 'bold' as const })),
      { isHead: true },
    );
  sheet.keep(60);
  head();
  for (const row of rows)
    sheet.row(
      columns.map((column, index) => ({ ...column, text: row[index] ?? '', size: 9 })),
      { onNewPage: head },
    );
  sheet.space(10);
}
