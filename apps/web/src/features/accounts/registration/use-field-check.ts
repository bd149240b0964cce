import { validateFields } from '@peonia/contract/accounts/accounts.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';

/** Debounce in milliseconds. */
const PAUSE = 400;

/**
 * Checks a field with the server while it is typed: `ok` or an error code. Null until then, when `isReady` is false,
 * and when the request fails; the form then decides.
 */
export function useFieldCheck(field: 'name' | 'password', value: string, isReady: boolean): 'ok' | number | null {
  const [answer, setAnswer] = useState<{ value: string; verdict: 'ok' | number | null } | null>(null);

  useEffect(() => {
    if (!isReady) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(validateFields, { body: { [field]: value } }, { signal: abort.signal })
        .then((reply) => setAnswer({ value, verdict: reply[field] ?? null }))
        .catch(() => {});
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [field, value, isReady]);

  return isReady && answer?.value === value ? answer.verdict : null;
}
