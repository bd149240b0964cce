import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckCheckIcon } from '../icons/check-check.tsx';
import { CheckIcon } from '../icons/check.tsx';
import { CircleAlertIcon } from '../icons/circle-alert.tsx';
import { ClockIcon } from '../icons/clock.tsx';
import * as css from './bubble.module.css';

/** Delivery status of a message. */
export type MessageStatus = 'sending' | 'sent' | 'delivered' | 'read' | 'failed';

const TICKS: Record<MessageStatus, ReactNode> = {
  sending: <ClockIcon />,
  sent: <CheckIcon />,
  delivered: <CheckCheckIcon />,
  read: <CheckCheckIcon className={css.read} />,
  failed: <CircleAlertIcon />,
};

type ReadReceiptProps = {
  time?: ReactNode;
  state?: MessageStatus | undefined;
  stateLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  note?: ReactNode;
};

/** Time, ticks and their accessible text. */
export function ReadReceipt({ time, state, stateLabel, onRetry, retryLabel, note }: ReadReceiptProps) {
  if (!time && !state && !note) return null;
  return (
    <span className={classNames(css.status, state === 'failed' && css.bad)}>
      {time ? <span className="tabular">{time}</span> : null}
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
