import { formatGold } from '@peonia/i18n/format.ts';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';

/** Duration of the animation in milliseconds. */
const WAY = 700;

/**
 * A gold amount that animates to its new value; changes at once with reduced motion. Hidden from screen readers: the
 * caller provides the accessible text.
 */
export function GoldNumber({ gold }: { gold: number }) {
  const { language } = useLanguage();
  const cents = useCounting(Math.round(gold * 100));
  return (
    <span className="num" aria-hidden="true">
      {formatGold(language, cents)}
    </span>
  );
}

function useCounting(goal: number): number {
  const [shown, setShown] = useState(goal);
  const from = useRef(goal);
  useEffect(() => {
    const start = from.current;
    if (start === goal) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Intermediate frames show whole gold; only the last one shows hundredths.
    const between = (part: number) => Math.round((start + (goal - start) * (1 - (1 - part) ** 3)) / 100) * 100;
    let frame = 0;
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now;
      const part = isStill ? 1 : Math.min(1, (now - began) / WAY);
      from.current = part === 1 ? goal : between(part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [goal]);
  return shown;
}
