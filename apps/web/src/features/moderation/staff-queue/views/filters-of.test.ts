import { describe, expect, it } from 'vitest';
import { filtersOf } from './use-filters.ts';

describe('filtersOf', () => {
  it('keeps filters in their order', () => {
    expect(filtersOf('?show=mine&from=2026-05-01')).toBe('show=mine&from=2026-05-01');
  });

  it('leaves out the open case, the language of the page and empty filters', () => {
    expect(filtersOf('?lang=de&case=12&q=+&show=mine')).toBe('show=mine');
  });
});
