import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('./open-cases.ts');

it('remembers the case of a visit over a reload', async () => {
  (await load()).rememberCase('a', 12);
  vi.resetModules();
  expect((await load()).openCaseOf('a')).toBe(12);
});

it('forgets the case of a visit that shows the list alone', async () => {
  const { openCaseOf, rememberCase } = await load();
  rememberCase('a', 12);
  rememberCase('a', null);
  expect(openCaseOf('a')).toBeNull();
});

it('forgets the oldest of many visits', async () => {
  const { openCaseOf, rememberCase } = await load();
  for (let nth = 0; nth <= 50; nth += 1) rememberCase(`visit ${nth}`, nth);
  expect([openCaseOf('visit 0'), openCaseOf('visit 50')]).toEqual([null, 50]);
});

it('begins again with a store that holds something else', async () => {
  values.set('app.cases', '{');
  expect((await load()).openCaseOf('a')).toBeNull();
});
