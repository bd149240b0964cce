import { authenticate, register, type Session } from '@peonia/contract/accounts/accounts.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useState } from 'react';
import { call, isRefusal, NetworkError } from '../../../platform/api/call.ts';

interface Registration {
  /** Whether these were sent before and the reply was lost, so that the account may exist. */
  mayExist(sent: { readonly name: string; readonly password: string }): boolean;
  /** The call of the form. A repeated one that finds its name taken logs in to the account that the first has made. */
  send(body: BodyOf<typeof register>): Promise<Session>;
}

/** Registration by a form. */
export function useRegister(): Registration {
  const [sent, setSent] = useState({ name: '', password: '' });
  const mayExist: Registration['mayExist'] = ({ name, password }) =>
    sent.name === name.trim() && sent.password === password;
  return {
    mayExist,
    async send(body) {
      const { name, password } = body;
      const isRepeated = mayExist(body);
      try {
        const session = await call(register, { body });
        // The account may still be lost on its way, after which the form is sent again.
        setSent({ name, password });
        return session;
      } catch (error) {
        if (error instanceof NetworkError) setSent({ name, password });
        if (!isRepeated || !isRefusal(error, 'name_taken')) throw error;
        return await call(authenticate, { body: { name, password } }).catch((failed: unknown) => {
          // Somebody else has taken the name.
          throw isRefusal(failed, 'login_failed') ? error : failed;
        });
      }
    },
  };
}
