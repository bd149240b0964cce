import { describe, expect, it } from 'vitest';
import { mergeSmall } from './merge-small.ts';

const groupOf = (group: string, members: number) => ({ group, value: members * 10, members });

describe('groups of few members', () => {
  it('stay apart when all are large', () => {
    const { items, merged } = mergeSmall([groupOf('DE', 5), groupOf('JP', 9)], 5);

    expect(items.map(({ group }) => group)).toEqual(['JP', 'DE']);
    expect(merged).toBeNull();
  });

  it('become one', () => {
    const { items, merged } = mergeSmall([groupOf('DE', 9), groupOf('JP', 3), groupOf('FR', 2)], 5);

    expect(items).toEqual([{ group: 'DE', value: 90 }]);
    expect(merged).toEqual({ groups: 2, value: 50 });
  });

  it('never merges one group alone', () => {
    const { items, merged } = mergeSmall([groupOf('DE', 9), groupOf('JP', 7), groupOf('FR', 1)], 5);

    expect(items).toEqual([{ group: 'DE', value: 90 }]);
    expect(merged).toEqual({ groups: 2, value: 80 });
  });

  it('takes further groups until the merged ones are enough', () => {
    const { items, merged } = mergeSmall([groupOf('DE', 9), groupOf('JP', 1), groupOf('FR', 1)], 5);

    expect(items).toEqual([]);
    expect(merged).toEqual({ groups: 3, value: 110 });
  });
});
