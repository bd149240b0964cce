import { expect, test } from 'vitest';
import { collection, hook, type Context, type Provision } from './feature.ts';
import { openHooks } from './open-hooks.ts';

/** Hooks with a context that holds nothing else. */
function open(provisions: readonly Provision[]) {
  const hooks = openHooks(provisions, () => hooks as Context);
  return hooks;
}

test('returns what a later feature provides', () => {
  const greeting = hook<string>('tests.greeting');
  const name = hook<string>('tests.name');

  const { use } = open([greeting.provide((context) => `Hello ${context.use(name)}`), name.provide(() => 'Anna')]);

  expect(use(greeting)).toBe('Hello Anna');
});

test('makes a value once', () => {
  const counter = hook<object>('tests.counter');
  const { use } = open([counter.provide(() => ({}))]);

  expect(use(counter)).toBe(use(counter));
});

test('throws for a hook that no feature provides', () => {
  const missing = hook<string>('tests.missing');

  expect(() => open([]).use(missing)).toThrow('No feature provides the hook tests.missing');
});

test('throws for a hook that two features provide', () => {
  const twice = hook<number>('tests.twice');

  expect(() => open([twice.provide(() => 1), twice.provide(() => 2)])).toThrow(
    'Two features provide the hook tests.twice',
  );
});

test('throws for a hook that depends on itself', () => {
  const self = hook<number>('tests.self');
  const { use } = open([self.provide((context) => context.use(self) + 1)]);

  expect(() => use(self)).toThrow('The hook tests.self depends on itself');
});

test('returns the values of a collection in the order of the features', () => {
  const names = collection<string>('tests.names');

  expect(open([names.provide(() => 'a'), names.provide(() => 'b')]).useAll(names)).toEqual(['a', 'b']);
});

test('returns an empty list for a collection without values', () => {
  expect(open([]).useAll(collection<string>('tests.names'))).toEqual([]);
});
