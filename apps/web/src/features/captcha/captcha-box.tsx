import { Trans } from '@lingui/react/macro';
import { classNames } from '@peonia/ui/class-names.ts';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { RotateCwIcon } from '@peonia/ui/icons/rotate-cw.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type CaptchaAction, solveCaptcha } from './solve-captcha.ts';
import * as css from './captcha-box.module.css';
import * as fieldCss from '@peonia/ui/field/field.module.css';

/** A solution is valid for ten minutes; the captcha resets before that. */
const FRESH_MS = 9 * 60_000;

type State = 'idle' | 'working' | 'solved' | 'failed';

interface CaptchaBoxProps {
  readonly action: CaptchaAction;
  /**
   * Solution for the field `captcha` of the call, or null when it has expired. Single-use: remount by `key` after a
   * refused call.
   */
  readonly onSolved: (payload: string | null) => void;
  /** Error message, such as that the captcha was not clicked. */
  readonly error?: string | undefined;
}

/**
 * Proof-of-work captcha: one click, then about a second of computation. Accessible, since nothing has to be read, heard
 * or recognised.
 */
export function CaptchaBox({ action, onSolved, error }: CaptchaBoxProps) {
  const [state, setState] = useState<State>('idle');
  const running = useRef<AbortController | null>(null);
  const errorId = useId();
  const emitSolved = useEffectEvent(onSolved);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (state !== 'solved') return;
    const timer = setTimeout(() => {
      setState('idle');
      emitSolved(null);
    }, FRESH_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const work = async () => {
    if (state === 'working' || state === 'solved') return;
    setState('working');
    const abort = new AbortController();
    running.current = abort;
    try {
      const payload = await solveCaptcha(action, abort.signal);
      setState('solved');
      onSolved(payload);
    } catch {
      if (!abort.signal.aborted) setState('failed');
    }
  };

  return (
    <div className={css.captcha}>
      <button
        type="button"
        name="captcha"
        className={classNames(css.captchaArea, error !== undefined && state !== 'solved' && css.isInvalid)}
        data-testid="captcha"
        data-state={state}
        aria-busy={state === 'working'}
        aria-describedby={error === undefined ? undefined : errorId}
        onClick={() => void work()}
      >
        <span className={css.captchaMark} aria-hidden="true">
          {state === 'working' ? (
            <Spinner />
          ) : state === 'solved' ? (
            <ShieldCheckIcon />
          ) : state === 'failed' ? (
            <RotateCwIcon />
          ) : null}
        </span>
        <span>
          <StateText state={state} />
        </span>
      </button>
      {/* Outside the button: a status inside would replace its accessible name. */}
      <span className="visually-hidden" role="status">
        {state === 'idle' ? null : <StateText state={state} />}
      </span>
      {error !== undefined && state !== 'solved' ? (
        <span className={fieldCss.error} id={errorId}>
          <CircleAlertIcon />
          <span>{error}</span>
        </span>
      ) : null}
    </div>
  );
}

function StateText({ state }: { state: State }) {
  switch (state) {
    case 'idle':
      return <Trans>I’m not a robot</Trans>;
    case 'working':
      return <Trans>One moment, checking your browser</Trans>;
    case 'solved':
      return <Trans>Confirmed, thank you</Trans>;
    case 'failed':
      return <Trans>That did not work. Click to try again.</Trans>;
  }
}
