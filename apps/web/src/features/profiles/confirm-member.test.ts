import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../platform/query.ts';
import { confirmMember, peopleKey } from './member-cache.ts';

it('repeats the first read of a list whose member was liked meanwhile', async () => {
  const client = makeQueryClient();
  const replies: ((data: string) => void)[] = [];
  const queryKey = [peopleKey, 'online'];
  const queryFn = () => new Promise<string>((resolve) => replies.push(resolve));
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});

  confirmMember(client, 7, { liked: true });
  replies[0]?.('not liked');
  replies[1]?.('liked');
  await new Promise((resolve) => setTimeout(resolve));

  expect(client.getQueryData(queryKey)).toBe('liked');
  stop();
});
