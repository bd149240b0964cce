import { type ComponentProps, useState } from 'react';
import type { CaptchaBox } from '../captcha/public.ts';

type Action = ComponentProps<typeof CaptchaBox>['action'];

export interface CaptchaState {
  readonly action: Action;
  /** Shown from now on; a form that always wants it begins so. */
  readonly isAsked: boolean;
  ask(): void;
  /** What to send; null while it is not solved. */
  readonly payload: string | null;
  solve(payload: string | null): void;
  /** What a request carries. A solution counts once, so that the next request needs a fresh one. */
  spend(): { captcha?: string };
  /** Changes with each box. */
  readonly turn: number;
}

/** The validation area of one form. Source: requirements 14. */
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
