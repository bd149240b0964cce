import { expect, it } from 'vitest';
import { withCauses } from './with-causes.ts';

const said = (error: Error) => withCauses(error, ({ message }) => message);

it('says what caused an error', () => {
  const refused = new AggregateError([new Error('connect ECONNREFUSED 10.0.0.1:443')], '');

  expect(said(new TypeError('fetch failed', { cause: refused }))).toBe(
    'fetch failed: connect ECONNREFUSED 10.0.0.1:443',
  );
});

it('says the same words once', () => {
  expect(said(new Error('away', { cause: new Error('away') }))).toBe('away');
});

it('ends with causes that go round', () => {
  const error = new Error('one');
  error.cause = new Error('two', { cause: error });

  expect(said(error)).toBe('one: two');
});
