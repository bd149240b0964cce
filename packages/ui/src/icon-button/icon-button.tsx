import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names.ts';
import { Press, type PressProps } from '../press/press.tsx';
import { Spinner } from '../spinner/spinner.tsx';

export type IconButtonProps = Omit<PressProps, 'children' | 'aria-label'> & {
  icon: ReactNode;
  /** Spoken name, required: there is no text. */
  label: string;
  /** `shade` is the dark glass for use over a photo. */
  variant?: 'plain' | 'fill' | 'primary' | 'shade';
  /** 44 px, or 36 px beside text in dense rows (44 px on touch widths all the same). */
  size?: 'md' | 'sm';
  /** A toggle that is on: rose icon and aria-pressed. Leave it out when the button is no toggle. */
  pressed?: boolean;
  /** Number at the top right; 0 shows nothing. */
  count?: number;
  /** What the number means, spoken after the name: "3 new". */
  countLabel?: string;
};

/** A round target with one icon. */
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
    <Press
      {...rest}
      busy={busy}
      aria-label={count > 0 && countLabel ? `${label}, ${countLabel}` : label}
      aria-pressed={pressed}
      className={classNames('ibtn', variant !== 'plain' && variant, size === 'sm' && 'sm', pressed && 'on', className)}
    >
      {busy ? <Spinner /> : icon}
      <Badge count={count} />
    </Press>
  );
}
