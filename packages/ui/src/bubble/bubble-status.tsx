import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckCheckIcon } from '../icons/check-check.tsx';
import { CheckIcon } from '../icons/check.tsx';
import { CircleAlertIcon } from '../icons/circle-alert.tsx';
import { ClockIcon } from '../icons/clock.tsx';

/** On its way, stored, on their device, seen, lost. */
export type BubbleState = 'sending' | 'sent' | 'delivered' | 'read' | 'failed';

const TICKS: Record<BubbleState, ReactNode> = {
  sending: <ClockIcon />,
  sent: <CheckIcon />,
  delivered: <CheckCheckIcon />,
  read: <CheckCheckIcon className="read" />,
  failed: <CircleAlertIcon />,
};

export type BubbleStatusProps = {
  time?: ReactNode;
  state?: BubbleState | undefined;
  stateLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  note?: ReactNode;
};

/** Time, ticks and their words; the words carry the meaning. */
export function BubbleStatus({ time, state, stateLabel, onRetry, retryLabel, note }: BubbleStatusProps) {
  if (!time && !state && !note) return null;
  return (
    <span className={classNames('st', state === 'failed' && 'bad')}>
      {time ? <span className="num">{time}</span> : null}
      {state ? TICKS[state] : null}
      {stateLabel ? <span>{stateLabel}</span> : null}
      {state === 'failed' && onRetry && retryLabel ? (
        <button type="button" onClick={onRetry}>
          {retryLabel}
        </button>
      ) : null}
      {note}
    </span>
  );
}
