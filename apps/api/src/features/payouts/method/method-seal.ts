import type { PayoutKind } from '@peonia/core/payout-account.ts';
import { openSeal } from '../../../platform/secrets/open-seal.ts';

/** Keeps the key of payout methods apart from others. */
export const methodPurpose = 'payout method';

/** A payout method in clear. */
export interface MethodDetails {
  readonly kind: PayoutKind;
  readonly account_name: string;
  readonly account_number: string;
  readonly other_information: string;
}

/** Encrypts payout methods, so that the database alone tells nobody where a partner is paid to. */
export interface MethodSeal {
  seal(details: MethodDetails): Buffer;
  open(sealed: Buffer): MethodDetails;
}

export function openMethodSeal(secrets: readonly string[]): MethodSeal {
  const { seal, open } = openSeal(secrets, methodPurpose);
  return {
    seal: (details) => seal(Buffer.from(JSON.stringify(details))),
    open: (sealed) => JSON.parse(open(sealed).toString()) as MethodDetails,
  };
}
