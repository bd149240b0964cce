import { validateFields } from '@peonia/contract/accounts.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { isNameOfLength } from './check-register.ts';

/** Milliseconds without a key press before the server is asked. */
const PAUSE = 400;

export type NameState = 'unknown' | 'free' | 'name_taken' | 'name_invalid';

/** The two codes of the contract that a name can be answered with; the whole table would weigh on the landing page. */
export const nameVerdicts: { readonly [code: number]: NameState } = { 400104: 'name_invalid', 400105: 'name_taken' };

/** Whether a name is free, asked while it is typed. Without an answer it stays unknown and the form decides. */
export function useNameCheck(name: string): NameState {
  const [answer, setAnswer] = useState<{ name: string; state: NameState } | null>(null);
  const wanted = name.trim();

  useEffect(() => {
    if (!isNameOfLength(wanted)) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(validateFields, { body: { name: wanted } }, { signal: abort.signal })
        .then((reply) => setAnswer({ name: wanted, state: stateOf(reply['name']) }))
        .catch(() => {});
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);

  return answer?.name === wanted ? answer.state : 'unknown';
}

function stateOf(verdict: 'ok' | number | undefined): NameState {
  if (verdict === 'ok') return 'free';
  return (verdict === undefined ? undefined : nameVerdicts[verdict]) ?? 'unknown';
}
