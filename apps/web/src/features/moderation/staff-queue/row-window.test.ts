import { describe, expect, it } from 'vitest';
import { earlier, later, ROWS_SHOWN, startOf } from './row-window.ts';

// covers: Long lists of the staff are read by key: a page late in 10,000 rows costs what the first one costs
describe('the window of a long list', () => {
  it('holds the whole of a short list', () => {
    expect([startOf({ count: 20, start: 0 }), later(0, ROWS_SHOWN)]).toEqual([0, 0]);
  });

  it('moves on and back, and no further than the list goes', () => {
    expect([later(0, 10_000), later(9_750, 10_000), earlier(9_800), earlier(50)]).toEqual([100, 9_800, 9_700, 0]);
  });

  it('follows the selected row in both directions', () => {
    const up = startOf({ count: 10_000, start: 500, current: 499 });
    const down = startOf({ count: 10_000, start: 500, current: 700 });

    expect([up <= 499 && 499 < up + ROWS_SHOWN, down <= 700 && 700 < down + ROWS_SHOWN]).toEqual([true, true]);
  });

  it('stays while the selected row is shown, or none is selected', () => {
    expect([startOf({ count: 10_000, start: 500, current: 600 }), startOf({ count: 10_000, start: 500 })]).toEqual([
      500, 500,
    ]);
  });

  it('comes back when rows were decided', () => {
    expect(startOf({ count: 250, start: 300 })).toBe(50);
  });
});
