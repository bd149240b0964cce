import { useLingui } from '@lingui/react/macro';
import type { ListedCard, ListReason } from '@peonia/contract/discovery/discovery.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { isSpokenLanguage, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import * as css from './reasons.module.css';

/** The one reason why a member is in a list. */
export function reasonsOf(person: MemberCard): ReactNode {
  return <Reason person={person} />;
}

function Reason({ person }: { person: MemberCard & Partial<Pick<ListedCard, 'reasons'>> }) {
  const { t } = useLingui();
  const shared = useSharedFact(person);
  const words: { readonly [reason in ListReason]: string | null } = {
    birthday_today: t`Birthday today`,
    birthday_soon: t`Birthday soon`,
    popular: t`Popular this week`,
    fit: shared ?? t`You match each other’s search`,
    new: t`New here`,
    active: t`Active recently`,
    complete: t`Detailed profile`,
  };
  const reason = specificFirst.find((one) => person.reasons?.includes(one) === true);
  if (reason === undefined) return null;
  return (
    <span className={`${css.reason} tiny muted`} title={t`Why you see this person`}>
      {words[reason]}
    </span>
  );
}

/** What is said of a member, the most specific first. */
const specificFirst: readonly ListReason[] = [
  'birthday_today',
  'birthday_soon',
  'popular',
  'fit',
  'new',
  'active',
  'complete',
];

/** The city or a language that reader and member share, in words; a language other than the reader's own first. */
function useSharedFact({ city, languages }: MemberCard): string | null {
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
