import type { ReactNode } from 'react';
import { ButtonBase, type ButtonBaseProps } from '../button-base/button-base.tsx';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import { CloseIcon } from '../icons/close.tsx';
import * as css from './filter-chip.module.css';

type FilterChipProps = ButtonBaseProps & {
  on?: boolean;
  icon?: ReactNode;
  /** Accessible name of a chip that removes the filter ("Remove Verified"); shows a cross. */
  removeLabel?: string;
  /** Shows an arrow; spread the props of a `Menu` trigger on it. */
  menu?: boolean;
};

/** A filter chip: off, on, removable, or opening a menu. */
export function FilterChip({ on = false, icon, removeLabel, menu, className, children, ...rest }: FilterChipProps) {
  const toggles = !removeLabel && !menu && rest.href === undefined;
  return (
    <ButtonBase
      aria-pressed={toggles ? on : undefined}
      aria-label={removeLabel}
      {...rest}
      className={classNames(css.filterChip, on && css.isOn, className)}
    >
      {icon}
      {children}
      {removeLabel ? <CloseIcon /> : null}
      {menu ? <ChevronDownIcon /> : null}
    </ButtonBase>
  );
}

/** A row of chips; scrolls horizontally on phones. */
export function Filters({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="group" aria-label={label} className={classNames(css.filters, className)}>
      {children}
    </div>
  );
}
