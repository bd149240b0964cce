import { useEffect, useState } from 'react';

/** True while `open` and for `ms` after, so that what closes can leave with a movement. */
export function useLinger(open: boolean, ms: number): boolean {
  const [late, setLate] = useState(open);
  useEffect(() => {
    const wait = setTimeout(() => setLate(open), open ? 0 : ms);
    return () => clearTimeout(wait);
  }, [open, ms]);
  return open || late;
}
