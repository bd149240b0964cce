import { formatGold } from '@peonia/i18n/format.ts';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';

/** Milliseconds from the old number to the new one. */
const WAY = 700;

/**
 * An amount of gold that counts calmly to its new value, or changes at once for whoever wants no motion. Spoken by its
 * surroundings.
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
    // On the way whole gold is enough; only the end needs its hundredths.
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
