import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Press, type PressProps } from '../press/press.tsx';
import { Spinner } from '../spinner/spinner.tsx';

export type ButtonProps = PressProps & {
  /** Filled rose by default. One primary per view; gold spends or adds gold; trust means done. */
  variant?: 'primary' | 'soft' | 'line' | 'ghost' | 'gold' | 'trust' | 'danger' | 'dangerline';
  /** 36, 44 or 52 px high. */
  size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width. */
  block?: boolean;
  icon?: ReactNode;
  /** The verb shown beside the spinner while busy ("Sending"). Without it the label stays for screen readers. */
  busyLabel?: ReactNode;
};

/** A pill for an action. The label says what happens: "Pay $50.00", "Unlock for 25 gold". */
export function Button({
  variant = 'primary',
  size = 'md',
  block,
  icon,
  busyLabel,
  busy,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Press
      {...rest}
      busy={busy}
      className={classNames(
        'btn',
        variant,
        size !== 'md' && size,
        block && 'block',
        busy && 'is-busy',
        rest.disabled && 'is-disabled',
        className,
      )}
    >
      {busy ? (
        <>
          {/* The label stays in place, unseen, so that the width does not jump. */}
          <span className={classNames('btn-in', busyLabel ? 'gone' : 'unseen')}>
            {icon}
            {children}
          </span>
          <span className="btn-in">
            <Spinner />
            {busyLabel}
          </span>
        </>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Press>
  );
}
