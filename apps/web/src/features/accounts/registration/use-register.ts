import { authenticate, register, type Session } from '@peonia/contract/accounts/accounts.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useRef } from 'react';
import { call, isRefusal, NetworkError } from '../../../platform/api/call.ts';

/**
 * Returns the call of the form. After a lost reply the account may exist: a repeated press that finds its name taken
 * logs in to it.
 */
export function useRegister(): (body: BodyOf<typeof register>) => Promise<Session> {
  const mayExist = useRef({ name: '', password: '' });
  return async (body) => {
    const { name, password } = body;
    const isRepeated = mayExist.current.name === name && mayExist.current.password === password;
    try {
      const session = await call(register, { body });
      // The account may still be lost on its way, after which the form is sent again.
      mayExist.current = { name, password };
      return session;
    } catch (error) {
      if (error instanceof NetworkError) mayExist.current = { name, password };
      if (!isRepeated || !isRefusal(error, 'name_taken')) throw error;
      return await call(authenticate, { body: { name, password } }).catch((failed: unknown) => {
        // Somebody else has taken the name.
        throw isRefusal(failed, 'login_failed') ? error : failed;
      });
    }
  };
}
