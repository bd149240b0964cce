import { expect, it } from 'vitest';
import { makeSpecMap } from './make-spec-map.ts';
import type { Row } from './row.ts';

const code = 'apps/api/src/app.ts';
const tagOf = (what: string, file: string) => ({ what, file, line: 1 });
const lineOf = (row: Row, ...tags: readonly ReturnType<typeof tagOf>[]) =>
  makeSpecMap([row], tags)
    .split('\n')
    .find((line) => line.includes(row.what));

it('shows a built row with its code and each test file once', () => {
  const row = { section: 9, what: 'Page sizes', code };
  const tags = [tagOf('Page sizes', 'e2e/a/b.spec.ts'), tagOf('Page sizes', 'e2e/a/b.spec.ts')];

  expect(lineOf(row, ...tags)).toBe(
    '| Page sizes (section 9) | built | [src/app.ts](../apps/api/src/app.ts) | [a/b.spec.ts](../e2e/a/b.spec.ts) |',
  );
});

it('says what is missing of a partly built row', () => {
  expect(lineOf({ section: 9, what: 'Half', code, missing: 'the rest' })).toContain('| partial: the rest |');
});

it('shows a row without code as not yet built', () => {
  expect(lineOf({ section: 9, what: 'Later' })).toBe('| Later (section 9) | not yet |  |  |');
});

it('describes a call by the summary of its endpoint', () => {
  expect(lineOf({ section: 7, what: 'GET /online', code })).toContain('`GET /online` Members who are connected now');
});

it('counts rows by state', () => {
  const map = makeSpecMap(
    [
      { section: 9, what: 'A', code },
      { section: 9, what: 'B' },
    ],
    [],
  );

  expect(map).toContain('1 built, 0 partial, 1 not yet.');
});
