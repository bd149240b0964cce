import { classNames } from '../class-names.ts';

export type BadgeProps = {
  count: number;
  /** Spoken instead of the number: "4 new". Without it the number is hidden from screen readers, the owner speaks. */
  label?: string;
  /** Above this it reads "99+". */
  max?: number;
  className?: string;
};

/** A counter; nothing at 0. */
export function Badge({ count, label, max = 99, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames('badge', className)}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      {label ? <span className="sr">{label}</span> : null}
    </span>
  );
}
