import { classNames } from '../class-names.ts';
import * as css from './badge.module.css';

type BadgeProps = {
  count: number;
  /** Accessible text: "4 new". Without it the number is hidden from screen readers and the owner describes it. */
  label?: string;
  /** Larger counts show as "99+". */
  max?: number;
  className?: string;
};

/** An unread counter; renders nothing at 0. */
export function Badge({ count, label, max = 99, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames(css.badge, className)} data-testid="badge">
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      {label ? <span className="visually-hidden">{label}</span> : null}
    </span>
  );
}
