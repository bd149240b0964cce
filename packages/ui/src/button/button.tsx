import type { ReactNode } from 'react';
import { ButtonBase, type ButtonBaseProps } from '../button-base/button-base.tsx';
import { classNames } from '../class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './button.module.css';

export type ButtonProps = ButtonBaseProps & {
  /** Filled rose by default. One primary per view; gold spends or adds gold; trust means done. */
  variant?: 'primary' | 'soft' | 'line' | 'ghost' | 'gold' | 'trust' | 'danger' | 'dangerline';
  /** Height of 36, 44 or 52 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Full width. */
  block?: boolean;
  icon?: ReactNode;
  /** Text beside the spinner while busy ("Sending"). Without it the label stays for screen readers. */
  busyLabel?: ReactNode;
};

/** A pill-shaped button. The label names the effect: "Pay $50.00", "Unlock for 25 gold". */
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
    <ButtonBase
      {...rest}
      busy={busy}
      data-variant={variant}
      data-size={size === 'md' ? undefined : size}
      className={classNames(
        css.button,
        block && css.block,
        busy && css.isBusy,
        rest.disabled && css.isDisabled,
        className,
      )}
    >
      {busy ? (
        <>
          {/* The hidden label keeps the width. */}
          <span className={classNames(css.buttonLabel, busyLabel ? css.gone : css.unseen)}>
            {icon}
            {children}
          </span>
          <span className={css.buttonLabel}>
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
    </ButtonBase>
  );
}
