import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { makeQueryClient } from './query.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A shown query whose reads are replied to by hand, in the order of their requests. */
function shown(key: readonly unknown[], initialData?: string) {
  const client = makeQueryClient();
  const replies: ((data: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => replies.push(resolve));
  const options = { queryKey: key, queryFn, staleTime: 0, ...(initialData === undefined ? {} : { initialData }) };
  stops.push(new QueryObserver(client, options).subscribe(() => {}));
  return { client, replies, data: () => client.getQueryData<string>(key) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('repeats a first read that was on its way when it was invalidated', async () => {
  const { client, replies, data } = shown(['saved']);
  const done = client.invalidateQueries({ queryKey: ['saved'] });
  expect(replies).toHaveLength(2);
  replies[0]?.('before');
  replies[1]?.('after');
  await done;
  expect(data()).toBe('after');
});

it('gives who waits for the first read the repeated one', async () => {
  const client = makeQueryClient();
  const replies: ((data: string) => void)[] = [];
  const load = client.fetchQuery({
    queryKey: ['page'],
    queryFn: () => new Promise<string>((resolve) => replies.push(resolve)),
  });
  void client.invalidateQueries({ queryKey: ['page'] });
  replies[1]?.('after');
  replies[0]?.('before');
  expect(await load).toBe('after');
});

it('repeats a read that was on its way when its list was invalidated for later', async () => {
  const { client, replies, data } = shown(['list'], 'old');
  await client.invalidateQueries({ queryKey: ['list'], refetchType: 'none' });
  replies[0]?.('before');
  replies[1]?.('after');
  await settled();
  expect(data()).toBe('after');
});

it('keeps the answer of a change over a read that began before it', async () => {
  const { client, replies, data } = shown(['settings']);
  client.setQueryData(['settings'], 'answer');
  replies[0]?.('before');
  await settled();
  expect(data()).toBe('answer');
  replies[1]?.('after');
  await settled();
  expect(data()).toBe('after');
});

it('leaves a read on its way alone when its snapshot is changed in place', async () => {
  const { client, replies, data } = shown(['list'], 'old');
  client.setQueryData<string>(['list'], (now) => now && `${now}, changed`);
  expect(data()).toBe('old, changed');
  expect(replies).toHaveLength(1);
});
