import { errors } from '@peonia/contract/protocol/errors.ts';
import { expect, it } from 'vitest';
import { commonPassword } from './use-password-strength.ts';

it('matches the contract’s error code of common passwords', () => {
  expect(commonPassword).toBe(errors.password_common.code);
});
