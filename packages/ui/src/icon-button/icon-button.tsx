import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { ButtonBase, type ButtonBaseProps } from '../button-base/button-base.tsx';
import { classNames } from '../class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './icon-button.module.css';

export type IconButtonProps = Omit<ButtonBaseProps, 'children' | 'aria-label'> & {
  icon: ReactNode;
  /** Accessible name, required: there is no text. */
  label: string;
  /** `shade` is dark glass for use over a photo. */
  variant?: 'plain' | 'fill' | 'primary' | 'shade';
  /** 44 px, or 36 px in dense rows (44 px on touch devices). */
  size?: 'md' | 'sm';
  /** Toggle state: rose icon and `aria-pressed`. Omit it if the button is no toggle. */
  pressed?: boolean;
  /** Number at the top right; 0 shows nothing. */
  count?: number;
  /** Accessible text of the number: "3 new". */
  countLabel?: string;
};

/** A round icon button. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'md',
  pressed,
  count = 0,
  countLabel,
  busy,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <ButtonBase
      {...rest}
      busy={busy}
      aria-label={count > 0 && countLabel ? `${label}, ${countLabel}` : label}
      aria-pressed={pressed}
      className={classNames(
        css.iconButton,
        variant === 'fill' && css.fill,
        variant === 'primary' && css.primary,
        variant === 'shade' && css.shade,
        size === 'sm' && css.sizeSm,
        pressed && css.isOn,
        className,
      )}
    >
      {busy ? <Spinner /> : icon}
      <Badge className={css.badge} count={count} />
    </ButtonBase>
  );
}
