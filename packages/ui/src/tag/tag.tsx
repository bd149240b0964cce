import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check.tsx';
import * as css from './tag.module.css';

type TagProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** A shared fact: jade with a tick. Also set `matchLabel`. */
  match?: boolean;
  /** Accessible text of a shared fact: "you too". */
  matchLabel?: string;
  lang?: string;
  className?: string;
};

/** A fact about a person. */
export function Tag({ children, icon, match = false, matchLabel, lang, className }: TagProps) {
  return (
    <span className={classNames(css.tag, match && css.match, className)} lang={lang}>
      {match ? <CheckIcon /> : icon}
      {children}
      {match && matchLabel ? <span className="visually-hidden">, {matchLabel}</span> : null}
    </span>
  );
}
