import { classNames } from '@peonia/ui/class-names.ts';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import type { ReactNode } from 'react';
import * as css from './call-control.module.css';

interface CallControlProps {
  readonly icon: ReactNode;
  /** Always visible below the icon. */
  readonly label: string;
  readonly onClick: () => void;
  readonly tone?: 'plain' | 'end' | 'ok';
  /** State of a toggle. */
  readonly pressed?: boolean;
  /** Drawn as switched off. */
  readonly isOff?: boolean;
  readonly isBusy?: boolean;
}

/** Round button at the bottom of a call. */
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
      className={classNames(css.callControl, isOff && css.off, tone === 'end' && css.end, tone === 'ok' && css.ok)}
      aria-pressed={pressed}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onClick()}
    >
      <span>{isBusy ? <Spinner /> : icon}</span>
      {label}
    </button>
  );
}
