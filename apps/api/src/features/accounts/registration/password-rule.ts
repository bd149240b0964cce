import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { nameKey } from './name-rule.ts';

const commonest = 10_000;
let common: Promise<ReadonlySet<string>> | null = null;

/** The most common leaked passwords, loaded when the first password is checked. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set((dictionary['passwords-common'] as string[]).slice(0, commonest)),
  );
  return common;
}

/**
 * Returns what is wrong with a new password, or null. `own`: the member's name and addresses. Source: decisions
 * "Identity".
 */
export async function passwordProblem(
  password: string,
  own: readonly string[],
  limits: Limits,
): Promise<ErrorName | null> {
  if ([...password].length < limits.password_min || [...password].length > limits.password_max)
    return 'password_invalid';
  const key = nameKey(password);
  const ownWords = own.flatMap((word) => [nameKey(word), nameKey(word).split('@')[0] ?? '']);
  if (ownWords.includes(key) || (await commonPasswords()).has(key)) return 'password_common';
  return null;
}
