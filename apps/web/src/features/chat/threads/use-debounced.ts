import { useEffect, useState } from 'react';

/** Source: specification section 3, the search box. */
const SETTLE_MS = 500;

/** Debounces typed text; an empty one applies at once. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
