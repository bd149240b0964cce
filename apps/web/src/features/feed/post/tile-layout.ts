/** Tiles per row of three, and the maximum. */
const ROW = 3;
const MAX_TILES = 6;

/** Layout of a post's files. */
interface Tiles {
  /** `one` keeps its aspect ratio; `two` and `three` are columns of squares. */
  readonly columns: 'one' | 'two' | 'three';
  readonly shown: number;
  /** Count on the last tile: itself and all hidden ones; 0 when all are shown. */
  readonly more: number;
}

/** `sizes` of a single image and of tiles. */
export const tileSizes: Readonly<Record<Tiles['columns'], string>> = {
  one: '(max-width: 767px) 100vw, 600px',
  two: '(max-width: 767px) 50vw, 300px',
  three: '(max-width: 767px) 34vw, 200px',
};

/**
 * One file is wide, two are halves, more fill whole rows of three; the last tile counts the rest. Source: design,
 * section 4, "Photo grid".
 */
export function tileLayout(count: number): Tiles {
  if (count <= 1) return { columns: 'one', shown: count, more: 0 };
  if (count === 2) return { columns: 'two', shown: 2, more: 0 };
  const shown = Math.min(MAX_TILES, count - (count % ROW));
  return { columns: 'three', shown, more: count > shown ? count - shown + 1 : 0 };
}
