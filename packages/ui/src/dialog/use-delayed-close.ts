import { useEffect, useState } from 'react';

/** True while `open` and for `ms` afterwards, for exit animations. */
export function useDelayedClose(open: boolean, ms: number): boolean {
  const [late, setLate] = useState(open);
  useEffect(() => {
    const wait = setTimeout(() => setLate(open), open ? 0 : ms);
    return () => clearTimeout(wait);
  }, [open, ms]);
  return open || late;
}
