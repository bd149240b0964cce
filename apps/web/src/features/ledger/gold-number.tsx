import { formatGold } from '@peonia/i18n/format.ts';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';

/** Duration of the animation in milliseconds. */
const DURATION_MS = 700;

/**
 * A gold amount that animates to its new value; changes at once with reduced motion. Hidden from screen readers: the
 * caller provides the accessible text.
 */
export function GoldNumber({ gold }: { gold: number }) {
  const { language } = useLanguage();
  const cents = useCounting(Math.round(gold * 100));
  return (
    <span className="tabular" aria-hidden="true">
      {formatGold(language, cents)}
    </span>
  );
}

function useCounting(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    if (start === target) return;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Intermediate frames show whole gold; only the last one shows hundredths.
    const between = (part: number) => Math.round((start + (target - start) * (1 - (1 - part) ** 3)) / 100) * 100;
    let frame = 0;
    let startedAt: number | null = null;
    const step = (now: number) => {
      startedAt ??= now;
      const part = prefersReducedMotion ? 1 : Math.min(1, (now - startedAt) / DURATION_MS);
      from.current = part === 1 ? target : between(part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
