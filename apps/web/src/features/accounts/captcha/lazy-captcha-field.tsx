import { lazy, Suspense, useEffect } from 'react';
import type { CaptchaFieldProps } from './captcha-field.tsx';

// Rarely needed, so it is not in the landing page's first chunk.
const CaptchaField = lazy(async () => ({ default: (await import('./captcha-field.tsx')).CaptchaField }));

/** Captcha of a form that requires it only after several attempts. */
export function LazyCaptchaField({ captcha, problem }: CaptchaFieldProps) {
  const { isAsked, ask } = captcha;
  const isWanted = problem !== undefined;
  // Stays once requested: the next attempt needs a new solution.
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
