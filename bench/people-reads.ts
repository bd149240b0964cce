import type { HotRead } from './hot-reads.ts';
import type { Pair } from './readers.ts';

const lists = [
  'online',
  'recommend',
  'hottest',
  'birthday',
  'likes',
  'likes/me',
  'likes/mutual',
  'friends',
  'visits',
  'encounters',
  'saved_searches',
] as const;

/** Every list of people, for the plans. */
export function peopleReads(pairs: readonly Pair[]): HotRead[] {
  return lists.map((list) => ({
    name: `people_${list.replace('/', '_')}`,
    requests: pairs.map(({ one }) => ({ path: `/v1/${list}`, token: one.token })),
  }));
}
