import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `ms`; pauses while `held`. */
export function useCountdown(ms: number | 'stay', held: boolean, onEnd: () => void) {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    left.current = ms;
  }, [ms]);
  useEffect(() => {
    if (held || left.current === 'stay') return;
    const began = Date.now();
    const total = left.current;
    const timer = setTimeout(() => end.current(), total);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, total - (Date.now() - began));
    };
  }, [held, ms]);
}
