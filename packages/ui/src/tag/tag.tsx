import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check.tsx';

export type TagProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** A fact both share: jade with a tick. Say it in words too: `matchLabel`. */
  match?: boolean;
  /** Spoken after a shared fact: "you too". */
  matchLabel?: string;
  lang?: string;
  className?: string;
};

/** One fact about a person. */
export function Tag({ children, icon, match = false, matchLabel, lang, className }: TagProps) {
  return (
    <span className={classNames('tag', match && 'match', className)} lang={lang}>
      {match ? <CheckIcon /> : icon}
      {children}
      {match && matchLabel ? <span className="sr">, {matchLabel}</span> : null}
    </span>
  );
}
