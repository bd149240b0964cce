import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './coin.module.css';

/** The gold coin. Set `label` only if no text beside it says "gold". */
export function Coin({ label, size = 'sm', className }: { label?: string; size?: 'sm' | 'lg'; className?: string }) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={classNames(css.coin, size === 'lg' && css.sizeLg, className)} {...spoken} />;
}

type PriceProps = {
  /** The formatted amount: "1,250". */
  children: ReactNode;
  /** Accessible name of the coin, read after the amount: "gold". */
  label: string;
  tone?: 'plain' | 'gold';
  className?: string;
};

/** An amount of gold, without line breaks. */
export function Price({ children, label, tone, className }: PriceProps) {
  return (
    <span className={classNames(css.price, className)} data-tone={tone}>
      <Coin />
      <span>{children}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
