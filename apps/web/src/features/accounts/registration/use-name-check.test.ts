import { errors } from '@peonia/contract/protocol/errors.ts';
import { expect, it } from 'vitest';
import { nameVerdicts } from './use-name-check.ts';

it('matches the contract’s error codes of names', () => {
  expect(nameVerdicts).toEqual({ [errors.name_invalid.code]: 'name_invalid', [errors.name_taken.code]: 'name_taken' });
});
