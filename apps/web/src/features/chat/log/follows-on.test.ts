import { expect, it } from 'vitest';
import { sampleMessage } from '../sample-message.ts';
import { followsOn } from './follows-on.ts';

const at = (minute: number, sender = 1) =>
  sampleMessage({ sender, created_at: new Date(Date.UTC(2026, 4, 1, 10, minute)).toISOString() });

it('puts messages of one writer within minutes together', () => {
  expect(followsOn(at(4), at(0))).toBe(true);
  expect(followsOn(at(5), at(0))).toBe(false);
  expect(followsOn(at(1), at(0, 2))).toBe(false);
  expect(followsOn(at(1), undefined)).toBe(false);
});
