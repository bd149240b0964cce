import type { Account } from '@peonia/contract/accounts/accounts.ts';

type Addresses = Pick<Account, 'email' | 'phone' | 'email_verified' | 'phone_verified'>;

/** The address that a code of the owner goes to: the e-mail address before the phone; null if neither is proven. */
export function provenAddress(
  me: Addresses | null | undefined,
): { readonly email: string; readonly phone?: never } | { readonly phone: string; readonly email?: never } | null {
  if (typeof me?.email === 'string' && me.email_verified) return { email: me.email };
  if (typeof me?.phone === 'string' && me.phone_verified) return { phone: me.phone };
  return null;
}
