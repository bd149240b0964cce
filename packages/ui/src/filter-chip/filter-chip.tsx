import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { Press, type PressProps } from '../press/press.tsx';

export type FilterChipProps = PressProps & {
  on?: boolean;
  icon?: ReactNode;
  /** Spoken name of a chip whose press takes the filter away ("Remove Verified"); shows a cross. */
  removeLabel?: string;
  /** Shows the arrow; spread the attributes of a `Menu` trigger on it. */
  menu?: boolean;
};

/** A filter: off, on, on with remove, or opening a menu. */
export function FilterChip({ on = false, icon, removeLabel, menu, className, children, ...rest }: FilterChipProps) {
  const toggles = !removeLabel && !menu && rest.href === undefined;
  return (
    <Press
      aria-pressed={toggles ? on : undefined}
      aria-label={removeLabel}
      {...rest}
      className={classNames('fchip', on && 'on', className)}
    >
      {icon}
      {children}
      {removeLabel ? <CloseIcon /> : null}
      {menu ? <ChevronDownIcon /> : null}
    </Press>
  );
}

/** The row of chips; scrolls sideways on a phone. */
export function Filters({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="group" aria-label={label} className={classNames('filters', className)}>
      {children}
    </div>
  );
}
