import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The gold coin. Set `label` only if no text beside it says "gold". */
export function Coin({ label, size = 'sm', className }: { label?: string; size?: 'sm' | 'lg'; className?: string }) {
  const look = classNames('coin', size === 'lg' && 'lg', className);
  return label ? <span className={look} role="img" aria-label={label} /> : <span className={look} aria-hidden="true" />;
}

export type PriceProps = {
  /** The formatted amount: "1,250". */
  children: ReactNode;
  /** Accessible name of the coin, read after the amount: "gold". */
  label: string;
  className?: string;
};

/** An amount of gold, without line breaks. */
export function Price({ children, label, className }: PriceProps) {
  return (
    <span className={classNames('price', className)}>
      <Coin />
      <span>{children}</span>
      <span className="sr">{label}</span>
    </span>
  );
}
