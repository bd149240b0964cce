import type { ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import { expect, it } from 'vitest';
import { joinFresh, joinOlder } from './join-pages.ts';

function page(newest: number, oldest: number, maxId: number): ThreadPage {
  const items = Array.from({ length: newest - oldest + 1 }, (_, place) => ({ seq: newest - place }));
  return { items, max_id: maxId } as unknown as ThreadPage;
}
const seqs = ({ items }: ThreadPage) => [items[0]?.seq, items.at(-1)?.seq, items.length];

it('keeps older messages when the pages overlap', () => {
  const joined = joinFresh(page(90, 51, 51), page(60, 1, -1));
  expect(seqs(joined)).toEqual([90, 1, 90]);
  expect(joined.max_id).toBe(-1);
});

it('keeps adjacent pages and drops older ones behind a gap', () => {
  expect(seqs(joinFresh(page(90, 51, 51), page(50, 1, -1)))).toEqual([90, 1, 90]);
  expect(seqs(joinFresh(page(90, 51, 51), page(49, 1, -1)))).toEqual([90, 51, 40]);
});

it('appends an older page without duplicates', () => {
  const joined = joinOlder(page(90, 51, 51), page(55, 16, 16));
  expect(seqs(joined)).toEqual([90, 16, 75]);
  expect(joined.max_id).toBe(16);
});
