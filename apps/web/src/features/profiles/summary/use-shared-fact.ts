import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { isSpokenLanguage, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';

/** The city or a language that reader and member share, in words; a language other than the reader's own first. */
export function useSharedFact({ city, languages }: Pick<MemberCard, 'city' | 'languages'>): string | null {
  const { t } = useLingui();
  const { language } = useLanguage();
  const own = useMe()?.profile;
  if (own === undefined) return null;
  if (city !== null && own.place?.city === city) return t`You both live in ${city}`;
  const shared = own.languages.filter((code) => languages.includes(code)).filter(isSpokenLanguage);
  const code = shared.find((one) => one !== own.languages[0]) ?? shared[0];
  if (code === undefined) return null;
  const name = spokenLanguageName(language, code);
  return t`You both speak ${name}`;
}
