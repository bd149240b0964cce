import { expect, it, vi } from 'vitest';

it('removes the drafts, the order and the payment of one member', async () => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  });
  const { browserStore } = await import('./browser-store.ts');
  const { forgetWritten } = await import('./forget-written.ts');
  browserStore.set('draft', { 'chat:7:8': 'one', 'chat:7:8:known': 'o', 'feed:7': 'two', 'chat:8:7': 'three' });
  browserStore.set('mallCart', { account: 7 });
  browserStore.set('payment', { account: 8 });

  forgetWritten(7);

  expect(['draft', 'mallCart', 'payment'].map((name) => JSON.parse(values.get(`app.${name}`) ?? 'null'))).toEqual([
    { 'chat:8:7': 'three' },
    null,
    { account: 8 },
  ]);
  vi.unstubAllGlobals();
});

it('counts what a member has begun for the news and the operator, and removes it at a logout', async () => {
  const { browserStore } = await import('./browser-store.ts');
  const { countWritten, forgetPosted } = await import('./forget-written.ts');
  const others = { 'contact:8': 'theirs', 'contact:0': 'a guest', 'chat:7:8': 'hello', 'staff:item:7': 'x' };
  browserStore.set('draft', { ...others, 'feed:7': 'a post', 'feed-files:7': '60', 'contact:7': 'please help' });

  expect([countWritten(7), countWritten(8), countWritten(9)]).toEqual([2, 1, 0]);
  forgetPosted(7);

  expect(browserStore.get('draft')).toEqual(others);
});
