import { useLingui } from '@lingui/react/macro';
import { LanguagePairPill } from '@peonia/ui/language-pair/language-pair-pill.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { languagePairOf } from '../translation/language-pair.ts';

/** The language pair of a member and the reader, theirs first; a single language if the reader knows theirs. */
export function LanguagePair({ languages }: { languages: readonly string[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const pair = languagePairOf(languages, useMe(), language);
  if (pair === null) return null;
  return (
    <LanguagePairPill
      first={pair.theirs}
      second={pair.mine ?? undefined}
      joiner={t({ message: 'and', context: 'two languages' })}
    />
  );
}
