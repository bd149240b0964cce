import { validateFields } from '@peonia/contract/accounts.ts';
import { errorNameOf } from '@peonia/contract/errors.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { isNameOfLength } from './check-register.ts';

/** Milliseconds without a key press before the server is asked. */
const PAUSE = 400;

export type NameState = 'unknown' | 'free' | 'name_taken' | 'name_invalid';

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
  const reason = verdict === undefined ? undefined : errorNameOf(verdict);
  return reason === 'name_taken' || reason === 'name_invalid' ? reason : 'unknown';
}
