import { isPassword } from '../form/check-fields.ts';
import { useFieldCheck } from '../registration/use-field-check.ts';
import { rateStrength, type Strength } from './password-strength.ts';

/** The contract's code of `password_common`. Copied, because the whole table would weigh on the landing page. */
export const commonPassword = 400_107;

/** Strength of a password by the rule of the server: one that it refuses as common is easy to guess. */
export function usePasswordStrength(
  password: string,
  known: readonly string[],
): { readonly strength: Strength; readonly isCommon: boolean } {
  const isCommon = useFieldCheck('password', password, isPassword(password)) === commonPassword;
  return { strength: isCommon ? 1 : rateStrength(password, known), isCommon };
}
