import { lazy, Suspense, useEffect } from 'react';
import type { CaptchaFieldProps } from './captcha-field.tsx';

// Few visitors ever see it, so the landing page does not carry it.
const CaptchaField = lazy(async () => ({ default: (await import('./captcha-field.tsx')).CaptchaField }));

/** The box of a form that asks for it after many attempts only. */
export function LateCaptchaField({ captcha, problem }: CaptchaFieldProps) {
  const { isAsked, ask } = captcha;
  const isWanted = problem !== undefined;
  // Once asked for, it stays: the next attempt needs a fresh solution.
  useEffect(() => {
    if (isWanted && !isAsked) ask();
  });
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <CaptchaField captcha={captcha} problem={problem} />
    </Suspense>
  );
}
