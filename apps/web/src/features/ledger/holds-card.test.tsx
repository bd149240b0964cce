import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { makeQueryClient } from '../../platform/query.ts';
import { HoldsCard } from './holds-card.tsx';
import { holdsKey } from './queries.ts';

const draw = (count: number) => {
  const client = makeQueryClient();
  const items = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    state: 'held',
    amount: 52,
    cause: 'mall',
    related_id: at + 1,
    created_at: '2026-10-21T14:20:00.000Z',
  }));
  client.setQueryData([...holdsKey, undefined], { items });
  return renderStatic(<HoldsCard />, { client });
};

it('shows the first holds of many, so that what was spent is near on phones', () => {
  expect(draw(15).match(/<li/g)).toHaveLength(4);
  expect(draw(15)).toContain('Show more');
  expect(draw(4).match(/<li/g)).toHaveLength(4);
  expect(draw(4)).not.toContain('Show more');
});
