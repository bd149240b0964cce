import type { Cohort, FigureGroups, FigureLine } from '@peonia/contract/operation/figures.ts';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { makeQueryClient } from '../../platform/query.ts';
import { FigureTile } from './figure-tile.tsx';
import { FunnelTable } from './funnel-table.tsx';
import { GroupTable } from './group-table.tsx';
import { RetentionCard } from './retention-table.tsx';

const choice = { span: '4w', name: 'registrations', by: 'country' } as const;
const line: FigureLine = { name: 'registrations', values: [], total: 120, previous: 100 };

function drawWith(key: readonly string[], data: unknown, node: ReactNode): string {
  const client = makeQueryClient();
  client.setQueryData(['staff-figures', ...key], data);
  return renderStatic(node, { client });
}

describe('FigureTile', () => {
  const draw = (change: Partial<FigureLine>) =>
    renderStatic(<FigureTile line={{ ...line, ...change }} choice={choice} />);

  it.each([
    [120, '20% more than before'],
    [80, '20% less than before'],
    [100, 'as before'],
  ])('compares %i with 100 as "%s"', (total, text) => {
    expect(draw({ total })).toContain(text);
  });

  it('compares nothing with a span that had none', () => {
    expect(draw({ previous: 0 })).not.toContain('before');
  });

  it('marks the figure that is open', () => {
    expect(draw({})).toContain('aria-current="true"');
  });

  it('says that daily members are a mean', () => {
    expect(draw({ name: 'dau' })).toContain('on average');
  });
});

describe('FunnelTable', () => {
  const steps: FigureLine[] = [
    line,
    { ...line, name: 'verified', total: 60 },
    { ...line, name: 'messages', total: 999 },
  ];
  const draw = (items: FigureLine[]) => renderStatic(<FunnelTable items={items} choice={choice} />);

  it('shows each step as a share of the registrations', () => {
    expect(draw(steps)).toContain('<td>60</td><td>50%</td>');
  });

  it('leaves out figures of other sections', () => {
    expect(draw(steps)).not.toContain('999');
  });

  it('has no share without registrations', () => {
    expect(draw([{ ...line, total: 0 }])).toContain('<td>0</td><td>–</td>');
  });
});

describe('GroupTable', () => {
  const draw = (groups: Partial<FigureGroups>, by: 'country' | 'source' = 'country') =>
    drawWith(
      ['4w', 'registrations', by],
      { items: [], merged: null, ...groups },
      <GroupTable choice={{ ...choice, by }} />,
    );

  it('says that nothing was counted', () => {
    expect(draw({})).toContain('Nothing was counted in these weeks.');
  });

  it('names the country of a group', () => {
    expect(draw({ items: [{ group: 'DE', value: 3 }] })).toContain('Germany');
  });

  it('names the partner link of a group', () => {
    expect(draw({ items: [{ group: 'abc', value: 3 }] }, 'source')).toContain('Partner link abc');
  });

  it('counts small groups in the shares', () => {
    const groups = { items: [{ group: 'DE', value: 3 }], merged: { groups: 2, value: 1 } };

    expect(draw(groups)).toContain('<td>3</td><td>75%</td>');
  });
});

describe('RetentionCard', () => {
  const draw = (items: Cohort[]) => drawWith(['retention'], { items }, <RetentionCard />);
  const week: Cohort = { week: '2026-03-02', size: 40, active: [1, 0.25] };

  it('says when the first week is counted', () => {
    expect(draw([])).toContain('The first week is counted on the Monday after it.');
  });

  it('hides the size of a very small week', () => {
    expect(draw([{ ...week, size: null }])).toContain('<td>few</td>');
  });

  it('shows a dash for weeks still ahead', () => {
    const younger: Cohort = { week: '2026-03-09', size: 30, active: [1] };

    expect(draw([week, younger])).toMatch(/<td>30<\/td><td[^>]*>100%<\/td><td>–<\/td>/);
  });
});
