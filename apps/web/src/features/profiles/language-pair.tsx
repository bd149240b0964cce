import { useLingui } from '@lingui/react/macro';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';
import { LanguagePairPill, type NamedLanguage } from '@peonia/ui/language-pair/language-pair-pill.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import * as languagePairPillCss from '@peonia/ui/language-pair/language-pair-pill.module.css';

/** The shared language pair of a member and the reader, theirs first; a single language if both speak it. */
export function LanguagePair({ languages }: { languages: readonly string[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe();
  const theirs = languages[0];
  if (theirs === undefined) return null;
  const mine = me?.profile.languages[0] ?? spokenOf(language);
  const first = namedInItself(theirs);
  if (theirs === mine) {
    return (
      <span className={languagePairPillCss.pair} lang={first.lang}>
        {first.name}
      </span>
    );
  }
  return (
    <LanguagePairPill
      first={first}
      second={namedInItself(mine)}
      joiner={t({ message: 'and', context: 'two languages' })}
    />
  );
}

/** A spoken language named in itself: `zh` returns 中文. */
export function namedInItself(code: string): NamedLanguage {
  return {
    lang: code,
    name: capital(new Intl.DisplayNames(code, { type: 'language', fallback: 'code' }).of(code) ?? code, code),
  };
}

/** The spoken language of an interface language: both Chinese scripts map to `zh`. */
export function spokenOf(language: Language): string {
  return languageFacts[language].locale.split('-')[0] ?? language;
}

/** Capitalizes a language name: French and others write them in lower case. */
function capital(name: string, code: string): string {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(code) + rest.join('');
}
