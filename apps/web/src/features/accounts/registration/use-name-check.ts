import { validateFields } from '@peonia/contract/accounts/accounts.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { isNameOfLength } from '../form/check-fields.ts';

/** Debounce in milliseconds. */
const PAUSE = 400;

export type NameState = 'unknown' | 'free' | 'name_taken' | 'name_invalid';

/** The contract's two error codes of a name. Copied, because the whole table would weigh on the landing page. */
export const nameVerdicts: { readonly [code: number]: NameState } = { 400104: 'name_invalid', 400105: 'name_taken' };

/** Checks while typing whether a name is available. Stays `unknown` when the request fails; the form then decides. */
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
