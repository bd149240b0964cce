import { expect, it } from 'vitest';
import { sampleMessage } from '../state/sample-message.ts';
import { isGrouped } from './is-grouped.ts';

const at = (minute: number, sender = 1) =>
  sampleMessage({ sender, created_at: new Date(Date.UTC(2026, 4, 1, 10, minute)).toISOString() });

it('groups messages of one sender within minutes', () => {
  expect(isGrouped(at(4), at(0))).toBe(true);
  expect(isGrouped(at(5), at(0))).toBe(false);
  expect(isGrouped(at(1), at(0, 2))).toBe(false);
  expect(isGrouped(at(1), undefined)).toBe(false);
});
