import { Trans } from '@lingui/react/macro';
import { classNames } from '@peonia/ui/class-names.ts';
import { CircleAlertIcon, RotateCwIcon, ShieldCheckIcon } from '@peonia/ui/icons.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import './captcha-box.css';
import { type CaptchaAction, solveCaptcha } from './solve-captcha.ts';

/** A solution is worth something for ten minutes; before that ends, the box asks anew. */
const FRESH_MS = 9 * 60_000;

type State = 'idle' | 'working' | 'solved' | 'failed';

export interface CaptchaBoxProps {
  readonly action: CaptchaAction;
  /**
   * The solution for the field `captcha` of the call, or null when it has run out. It counts once: remount by `key`
   * after a refused call.
   */
  readonly onSolved: (payload: string | null) => void;
  /** What is wrong, such as that it was not clicked. */
  readonly error?: string | undefined;
}

/**
 * The validation area: one click, then the browser works for about a second. Nothing has to be read, heard or
 * recognised, so it is the same for everyone.
 */
export function CaptchaBox({ action, onSolved, error }: CaptchaBoxProps) {
  const [state, setState] = useState<State>('idle');
  const running = useRef<AbortController | null>(null);
  const errorId = useId();
  const tell = useEffectEvent(onSolved);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (state !== 'solved') return;
    const timer = setTimeout(() => {
      setState('idle');
      tell(null);
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
    <div className="captcha">
      <button
        type="button"
        name="captcha"
        className={classNames('captcha-area', state, error !== undefined && state !== 'solved' && 'is-err')}
        aria-busy={state === 'working'}
        aria-describedby={error === undefined ? undefined : errorId}
        onClick={() => void work()}
      >
        <span className="captcha-mark" aria-hidden="true">
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
      {/* Beside the button: a status inside of it would take its name away. */}
      <span className="sr" role="status">
        {state === 'idle' ? null : <StateText state={state} />}
      </span>
      {error !== undefined && state !== 'solved' ? (
        <span className="err" id={errorId}>
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
      return <Trans>Click here to show that you are a person</Trans>;
    case 'working':
      return <Trans>One moment, your browser is working on it</Trans>;
    case 'solved':
      return <Trans>Thank you, that is done</Trans>;
    case 'failed':
      return <Trans>That did not work. Click to try again.</Trans>;
  }
}
