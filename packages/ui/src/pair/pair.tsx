import { classNames } from '../class-names.ts';
import { LanguagesIcon } from '../icons/languages.tsx';

/** A language, named in itself: `{ lang: 'zh-Hans', name: '中文' }`. */
export type PairLanguage = { lang: string; name: string };

export type PairProps = {
  /** Their language on people, mine in the composer. */
  first: PairLanguage;
  second: PairLanguage;
  /** Word between the two for screen readers: "and". */
  joiner?: string;
  className?: string;
};

/** The signature of the product: the two languages of a relationship in one jade pill. */
export function Pair({ first, second, joiner, className }: PairProps) {
  return (
    <span className={classNames('pair', className)}>
      <span lang={first.lang}>{first.name}</span>
      <LanguagesIcon />
      {joiner ? <span className="sr">{joiner}</span> : null}
      <span lang={second.lang}>{second.name}</span>
    </span>
  );
}
