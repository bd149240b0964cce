import type { ReactNode } from 'react';

export type IconProps = {
  className?: string | undefined;
  /** Accessible name. Omit it if a text beside the icon says the same: the icon is then hidden from screen readers. */
  label?: string | undefined;
};

/**
 * An outlined icon on 24 × 24 units in `currentColor`, sized by CSS (`.icon`, 1.25em). The paths in this folder are
 * Lucide's (ISC licence, `LICENSE-lucide`).
 */
export function Outlined({ className, label, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.9}
      focusable="false"
      className={iconClass(className)}
      {...spoken(label)}
    >
      {children}
    </svg>
  );
}

/**
 * A filled icon. Filled icons show a state (liked, VIP, verified, favourite), never decoration. `flat` leaves out the
 * stroke, for shapes with a hole.
 */
export function Filled({ className, label, d, flat = false }: IconProps & { d: string; flat?: boolean }) {
  const stroke = flat
    ? ({ fillRule: 'evenodd' } as const)
    : ({ stroke: 'currentColor', strokeWidth: 1.9, strokeLinecap: 'round', strokeLinejoin: 'round' } as const);
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="currentColor"
      focusable="false"
      className={iconClass(className)}
      {...spoken(label)}
    >
      <path d={d} {...stroke} />
    </svg>
  );
}

function iconClass(className: string | undefined) {
  return className ? `icon ${className}` : 'icon';
}

function spoken(label: string | undefined) {
  return label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
}
