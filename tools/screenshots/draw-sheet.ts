import sharp, { type CreateText } from 'sharp';

export interface Tile {
  readonly label: string;
  /** PNG. */
  readonly picture: Buffer;
}

/** Room around a picture on the sheet and height of its label, in pixels. */
const GAP_PX = 12;
const LABEL_PX = 22;
/** WebP holds no longer side. */
const MOST_PX = 16_383;

/** Draws pictures with their labels in rows and writes them as WebP. */
export async function drawSheet(
  file: string,
  {
    tiles,
    columns,
    tilePx = 260,
  }: {
    readonly tiles: readonly Tile[];
    readonly columns: number;
    /** Width of a picture on the sheet. */
    readonly tilePx?: number;
  },
): Promise<void> {
  const drawn = await Promise.all(
    tiles.map(async ({ label, picture }) => {
      const { data, info } = await sharp(picture).resize({ width: tilePx }).png().toBuffer({ resolveWithObject: true });
      return { label, data, height: info.height };
    }),
  );
  const rowPx = Math.max(...drawn.map(({ height }) => height)) + LABEL_PX + GAP_PX;
  const needed = Math.max(columns, Math.ceil(tiles.length / Math.floor(MOST_PX / rowPx)));
  const place = (at: number) => ({
    left: GAP_PX + (at % needed) * (tilePx + GAP_PX),
    top: GAP_PX + Math.floor(at / needed) * rowPx,
  });
  await sharp({
    create: {
      width: GAP_PX + needed * (tilePx + GAP_PX),
      height: GAP_PX + Math.ceil(tiles.length / needed) * rowPx,
      channels: 3,
      background: '#8a8590',
    },
  })
    .composite(
      drawn.flatMap(({ label, data }, at) => {
        const { left, top } = place(at);
        return [
          { input: { text: writeLabel(label, tilePx) }, left, top },
          { input: data, left, top: top + LABEL_PX },
        ];
      }),
    )
    .webp({ quality: 80 })
    .toFile(file);
}

/** What does not fit into one line runs under the picture. Not as SVG, which the program forbids in its process. */
function writeLabel(label: string, widthPx: number): CreateText {
  const text = label.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return {
    text: `<span foreground="#ffffff">${text}</span>`,
    font: 'sans-serif 13',
    dpi: 72,
    width: widthPx,
    wrap: 'char',
    rgba: true,
  };
}
