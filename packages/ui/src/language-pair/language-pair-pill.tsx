import { classNames } from '../class-names.ts';
import { LanguagesIcon } from '../icons/languages.tsx';
import * as css from './language-pair-pill.module.css';

/** A language, named in itself: `{ lang: 'zh-Hans', name: '中文' }`. */
type NamedLanguage = { lang: string; name: string };

type LanguagePairPillProps = {
  /** The other person's language on cards, the reader's own in the composer. */
  first: NamedLanguage;
  /** Left out where both know the first. */
  second?: NamedLanguage | undefined;
  /** Word between the two for screen readers: "and". */
  joiner?: string;
  className?: string;
};

/** A language pair in one pill, or the one language of both. */
export function LanguagePairPill({ first, second, joiner, className }: LanguagePairPillProps) {
  return (
    <span className={classNames(css.pair, className)}>
      <span lang={first.lang}>{first.name}</span>
      {second === undefined ? null : (
        <>
          <LanguagesIcon />
          {joiner ? <span className="visually-hidden">{joiner}</span> : null}
          <span lang={second.lang}>{second.name}</span>
        </>
      )}
    </span>
  );
}
