import { type ComponentProps, useState } from 'react';
import type { CaptchaBox } from '../../captcha/captcha-box.tsx';

type Action = ComponentProps<typeof CaptchaBox>['action'];

export interface CaptchaState {
  readonly action: Action;
  /** Whether the captcha is shown; always true for forms that require it. */
  readonly isAsked: boolean;
  ask(): void;
  /** Solution to send; null while unsolved. */
  readonly payload: string | null;
  solve(payload: string | null): void;
  /** Returns the solution as request fields and resets the captcha: a solution is single-use. */
  spend(): { captcha?: string };
  /** Changes with each new captcha; use it as `key`. */
  readonly turn: number;
}

/** State of the captcha of one form. Source: requirements 14. */
export function useCaptcha(action: Action, isAlwaysAsked = false): CaptchaState {
  const [payload, setPayload] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const [isAsked, setAsked] = useState(isAlwaysAsked);
  return {
    action,
    isAsked,
    ask: () => setAsked(true),
    payload,
    solve: setPayload,
    spend() {
      if (payload === null) return {};
      setPayload(null);
      setTurn((before) => before + 1);
      return { captcha: payload };
    },
    turn,
  };
}
