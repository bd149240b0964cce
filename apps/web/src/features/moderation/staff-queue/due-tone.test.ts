import { describe, expect, test } from 'vitest';
import { dueTone } from './due-tone.ts';

describe('the age of a case against its target', () => {
  const since = new Date('2026-10-21T10:00:00Z');
  const due = new Date('2026-10-21T20:00:00Z');

  test.each([
    ['2026-10-21T10:00:00Z', 'early'],
    ['2026-10-21T17:59:59Z', 'early'],
    ['2026-10-21T18:00:00Z', 'near'],
    ['2026-10-21T20:00:00Z', 'over'],
  ])('at %s it is %s', (now, tone) => expect(dueTone({ since, due, now: new Date(now) })).toBe(tone));

  test('a target that was due at once is over', () => {
    expect(dueTone({ since: due, due, now: due })).toBe('over');
  });
});
