import { errors } from '@peonia/contract/errors.ts';
import { expect, it } from 'vitest';
import { nameVerdicts } from './use-name-check.ts';

it('knows the codes of a name as the contract has them', () => {
  expect(nameVerdicts).toEqual({ [errors.name_invalid.code]: 'name_invalid', [errors.name_taken.code]: 'name_taken' });
});
