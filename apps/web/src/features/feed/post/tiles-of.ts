/** Tiles in one row of three, and in the most rows there are. */
const ROW = 3;
const MOST = 6;

/** How the files of a post are laid out. */
export interface Tiles {
  /** `one` keeps its own shape, `two` and `three` are columns of squares. */
  readonly columns: 'one' | 'two' | 'three';
  readonly shown: number;
  /** What the last tile counts: itself and all behind it; 0 where everything is shown. */
  readonly more: number;
}

/**
 * One is wide, two are halves, more stand in whole rows of three, and the last tile counts the rest. Source: design,
 * section 4, "Photo grid".
 */
export function tilesOf(count: number): Tiles {
  if (count <= 1) return { columns: 'one', shown: count, more: 0 };
  if (count === 2) return { columns: 'two', shown: 2, more: 0 };
  const shown = Math.min(MOST, count - (count % ROW));
  return { columns: 'three', shown, more: count > shown ? count - shown + 1 : 0 };
}
