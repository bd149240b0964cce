import { verifyAddress } from '@peonia/contract/accounts/account-codes.ts';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { BodyOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useRef, useState } from 'react';
import { call, isRefusal, NetworkError } from '../../../platform/api/call.ts';
import { currentMe, refreshMe } from '../../../platform/session/session.ts';

type Contact = { readonly email: string } | { readonly phone: string };

/**
 * The call that proves an address with a code. After a try without a reply a used code is not called wrong: the account
 * says whether the address is proven.
 */
export function useProveAddress(): (body: BodyOf<typeof verifyAddress>) => Promise<ReplyOf<typeof verifyAddress>> {
  const isLost = useRef(false);
  const [before] = useState(currentMe);
  return async (body) => {
    try {
      return await call(verifyAddress, { body });
    } catch (error) {
      if (error instanceof NetworkError) isLost.current = true;
      if (!isLost.current || !isRefusal(error, 'code_invalid')) throw error;
      const me = await refreshMe();
      if (!hasProven(me, body as Contact)) throw error;
      return { trial: before?.trialing === 0 && me.trialing === 1 };
    }
  };
}

/** Whether this address is the one that the account has proven. */
export function hasProven(me: Account, contact: Contact): boolean {
  if ('email' in contact) return me.email_verified && sameEmail(me.email ?? '', contact.email);
  return me.phone_verified && digitsOf(me.phone ?? '') === digitsOf(contact.phone);
}

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');
