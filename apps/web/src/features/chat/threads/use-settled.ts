import { useEffect, useState } from 'react';

/** Source: specification section 3, the search box. */
const SETTLE_MS = 500;

/** A typed text once its writer pauses; an emptied one at once. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
