import { classNames } from '@peonia/ui/class-names.ts';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import type { ReactNode } from 'react';
import './call-control.css';

export interface CallControlProps {
  readonly icon: ReactNode;
  /** Below the icon, always: nobody guesses what a symbol does in the middle of a call. */
  readonly label: string;
  readonly onClick: () => void;
  readonly tone?: 'plain' | 'end' | 'ok';
  /** Of a toggle: whether it is on. */
  readonly pressed?: boolean;
  /** What it stands for is switched off: it is drawn the other way round. */
  readonly isOff?: boolean;
  readonly isBusy?: boolean;
}

/** One of the large round buttons at the foot of a call. */
export function CallControl({
  icon,
  label,
  onClick,
  tone = 'plain',
  pressed,
  isOff = false,
  isBusy = false,
}: CallControlProps) {
  return (
    <button
      type="button"
      className={classNames('call-control', isOff && 'off', tone !== 'plain' && tone)}
      aria-pressed={pressed}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onClick()}
    >
      <span>{isBusy ? <Spinner /> : icon}</span>
      {label}
    </button>
  );
}
