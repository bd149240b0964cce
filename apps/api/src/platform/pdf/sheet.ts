import { breakLines } from './break-lines.ts';
import type { EmbeddedFonts, Weight } from './embed-fonts.ts';

/** Points of 1/72 inch on A4. */
const page = { width: 595.28, height: 841.89, margin: 56, foot: 40 } as const;

const colours = { text: '#1f131e', muted: '#665464', brand: '#ba204d', line: '#e5dde4' } as const;

/** Height of a line beside the size of its letters: room for the taller Chinese, Japanese and Korean ones. */
const leading = 1.5;

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly tone?: 'muted' | 'brand';
}

interface Cell extends Style {
  readonly text: string;
  readonly share: number;
  readonly isNumber?: boolean;
}

/** The pages of a document, filled from top to bottom. */
export interface Sheet {
  text(text: string, style: Style): void;
  /** Cells beside each other, with a line below. `onNewPage` draws the head of a table again. */
  row(cells: readonly Cell[], options?: { readonly isHead?: boolean; readonly onNewPage?: () => void }): void;
  space(points: number): void;
  /** Begins a new page where less room is left. */
  keep(points: number): void;
  /** Writes the foot of every page and returns the file. */
  close(footer: string): Promise<Buffer>;
}

export async function openSheet(
  fonts: EmbeddedFonts,
  { title, author, lang, created }: Readonly<{ title: string; author: string; lang: string; created: Date }>,
): Promise<Sheet> {
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    // No font is loaded before the first text: the standard ones are files of the library.
    font: null as unknown as string,
    lang,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: created },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const [name, file] of fonts.files) document.registerFont(name, Buffer.from(file));
  const inner = page.width - 2 * page.margin;
  const bottom = page.height - page.margin - page.foot;
  let y: number = page.margin;

  const widthOf = (text: string, { size, weight = 'regular' }: Style): number =>
    fonts
      .runsOf(text, weight)
      .reduce((sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text), 0);
  const linesOf = (text: string, style: Style, width: number) =>
    breakLines(text, width, (part) => widthOf(part, style));
  const drawLine = (text: string, at: { readonly x: number; readonly y: number }, style: Style): void => {
    let { x } = at;
    document.fillColor(colours[style.tone ?? 'text']);
    for (const run of fonts.runsOf(text, style.weight ?? 'regular')) {
      document.font(run.font).fontSize(style.size);
      document.text(run.text, x, at.y + style.size * 1.1, { lineBreak: false, baseline: 'alphabetic' });
      x += document.widthOfString(run.text);
    }
  };
  const turnPage = () => {
    document.addPage();
    y = page.margin;
  };
  const sheet: Sheet = {
    text(text, style) {
      for (const line of linesOf(text, style, inner)) {
        sheet.keep(style.size * leading);
        drawLine(line, { x: page.margin, y }, style);
        y += style.size * leading;
      }
    },
    row(cells, { isHead = false, onNewPage } = {}) {
      const shares = cells.reduce((sum, cell) => sum + cell.share, 0);
      const gap = 8;
      const set = cells.map((cell) => {
        const width = (inner * cell.share) / shares - gap;
        return { ...cell, width, lines: linesOf(cell.text, cell, width) };
      });
      const height = Math.max(...set.map(({ lines, size }) => lines.length * size * leading)) + 8;
      if (y + height > bottom) {
        turnPage();
        onNewPage?.();
      }
      let x: number = page.margin;
      for (const cell of set) {
        cell.lines.forEach((line, index) =>
          drawLine(
            line,
            {
              x: cell.isNumber === true ? x + cell.width - widthOf(line, cell) : x,
              y: y + 4 + index * cell.size * leading,
            },
            cell,
          ),
        );
        x += cell.width + gap;
      }
      y += height;
      document
        .moveTo(page.margin, y)
        .lineTo(page.width - page.margin, y)
        .lineWidth(isHead ? 1 : 0.5)
        .strokeColor(isHead ? colours.muted : colours.line)
        .stroke();
    },
    space(points) {
      y += points;
    },
    keep(points) {
      if (y + points > bottom) turnPage();
    },
    close(footer) {
      const { start, count } = document.bufferedPageRange();
      const style: Style = { size: 8, tone: 'muted' };
      for (let index = start; index < start + count; index += 1) {
        document.switchToPage(index);
        const number = `${index + 1}/${count}`;
        const right = page.width - page.margin - widthOf(number, style);
        linesOf(footer, style, inner - 60).forEach((line, place) =>
          drawLine(line, { x: page.margin, y: page.height - page.margin - 12 + place * 12 }, style),
        );
        drawLine(number, { x: right, y: page.height - page.margin - 12 }, style);
      }
      document.end();
      return ended;
    },
  };
  return sheet;
}
