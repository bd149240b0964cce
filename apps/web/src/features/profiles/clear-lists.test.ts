import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { clearLists } from './clear-lists.ts';
import { feedKey, peopleKey, profileKey } from './member-cache.ts';

it('drops the lists of people and of posts, and keeps profiles', () => {
  const client = new QueryClient();
  const keys = [
    [peopleKey, 'latest', 'en'],
    [feedKey, 'news', 7, 'en'],
    [profileKey, 7, 'en'],
  ];
  for (const key of keys) client.setQueryData(key, {});

  clearLists(client);

  expect(keys.map((key) => client.getQueryData(key) !== undefined)).toEqual([false, false, true]);
});
