import { expect, it } from 'vitest';
import { sealFor } from './seal-text.ts';

const secret = 'a secret of at least thirty-two signs';
const seal = sealFor(secret, ['Nachtigall', 'de', 'en']);

it('opens what it has closed', () => {
  expect(seal.open(seal.close('nightingale'))).toBe('nightingale');
});

it('shows nothing of the text', () => {
  expect(seal.close('nightingale').includes('nightingale')).toBe(false);
});

it('opens for its own text only', () => {
  const other = sealFor(secret, ['Nachtwache', 'de', 'en']);

  expect([other.open(seal.close('nightingale')), other.digest.equals(seal.digest)]).toEqual([null, false]);
});
