import { findPassword } from '@peonia/contract/accounts/account-codes.ts';
import { authenticate } from '@peonia/contract/accounts/accounts.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useRef } from 'react';
import { call, isRefusal, NetworkError } from '../../../platform/api/call.ts';
import { signInAndReload } from './sign-in-and-reload.ts';

type Body = BodyOf<typeof findPassword>;

/** What follows the right password of a login. */
const furtherSteps = ['second_step_required', 'login_code_required', 'login_devices_exceeded'] as const;

export interface FindPassword {
  send(body: Body): Promise<void>;
  /**
   * After a code was refused: whether the password was saved by an earlier try without a reply. Logs in where no
   * further step is needed.
   */
  isSaved(error: unknown, contact: { email: string } | { phone: string }, password: string): Promise<boolean>;
}

/** The call that sets a new password with a code. */
export function useFindPassword(): FindPassword {
  const lost = useRef<string | null>(null);
  return {
    async send(body) {
      try {
        await call(findPassword, { body });
      } catch (error) {
        if (error instanceof NetworkError) lost.current = body.new_password;
        throw error;
      }
    },
    async isSaved(error, contact, password) {
      if (lost.current !== password || !isRefusal(error, 'code_invalid')) return false;
      try {
        await signInAndReload(await call(authenticate, { body: { ...contact, password } }));
        return true;
      } catch (refusal) {
        return isRefusal(refusal, ...furtherSteps);
      }
    },
  };
}
