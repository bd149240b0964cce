import type { Db } from '../../../platform/db/statement.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** Stored state of second factors: of staff, or of members. Each call is one statement that works once. */
export interface FactorStore {
  /** Uses a step. Undefined if it, or a later one, was used before. `is_first` confirms the factor. */
  takeStep(db: Db, memberId: number, step: number): Promise<{ is_first: boolean } | undefined>;
  /** Uses a recovery code up. */
  takeRecovery(db: Db, memberId: number, hash: Buffer): Promise<boolean>;
  putRecovery(db: Db, memberId: number, hashes: Buffer[]): Promise<unknown>;
}

export interface AcceptedCode {
  readonly how: 'code' | 'confirmed' | 'recovery';
  /** Recovery codes, shown once, with the first code. */
  readonly codes: string[];
}

/** Accepts a code of the app or a recovery code, once. Returns null for a wrong one. Count the try before. */
export async function acceptCode(
  db: Db,
  store: FactorStore,
  { memberId, secret, code }: { memberId: number; secret: Buffer; code: string },
): Promise<AcceptedCode | null> {
  const typed = normalized(code);
  if (!/^\d{6}$/.test(typed))
    return (await store.takeRecovery(db, memberId, hashRecoveryCode(typed))) ? { how: 'recovery', codes: [] } : null;
  const step = stepOfCode(secret, typed, Date.now());
  const taken = step === null ? undefined : await store.takeStep(db, memberId, step);
  if (taken === undefined) return null;
  if (!taken.is_first) return { how: 'code', codes: [] };
  const codes = makeRecoveryCodes();
  await store.putRecovery(db, memberId, codes.map(hashRecoveryCode));
  return { how: 'confirmed', codes };
}

/** A code as it is compared. */
export function normalized(code: string): string {
  return code.replaceAll(/\s/g, '');
}
