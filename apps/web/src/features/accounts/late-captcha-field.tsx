import { lazy, Suspense } from 'react';
import type { CaptchaFieldProps } from './captcha-field.tsx';

// Few visitors ever see it, so the landing page does not carry it.
const CaptchaField = lazy(() => import('./captcha-field.tsx'));

/** The box of a form that asks for it after many attempts only. */
export function LateCaptchaField({ captcha, problem }: CaptchaFieldProps) {
  if (!captcha.isAsked) return null;
  return (
    <Suspense fallback={null}>
      <CaptchaField captcha={captcha} problem={problem} />
    </Suspense>
  );
}
