import type { FigureGroups } from '@peonia/contract/operation/figures.ts';

interface CountedGroup {
  readonly group: string;
  readonly value: number;
  readonly members: number;
}

/**
 * Puts groups of fewer than `least` members together. One alone would be known by its difference to the total, so that
 * the next smallest joins it until they are enough.
 */
export function mergeSmall(groups: readonly CountedGroup[], least: number): FigureGroups {
  const bySize = groups.toSorted((a, b) => a.members - b.members || a.value - b.value);
  let merged = bySize.filter(({ members }) => members < least).length;
  const membersOf = (count: number) => bySize.slice(0, count).reduce((sum, { members }) => sum + members, 0);
  while (merged > 0 && merged < bySize.length && (merged < 2 || membersOf(merged) < least)) merged += 1;
  const small = new Set(bySize.slice(0, merged));
  const shown = groups.filter((group) => !small.has(group)).toSorted((a, b) => b.value - a.value);
  return {
    items: shown.map(({ group, value }) => ({ group, value })),
    merged:
      merged === 0
        ? null
        : { groups: merged, value: round(bySize.slice(0, merged).reduce((sum, { value }) => sum + value, 0)) },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
