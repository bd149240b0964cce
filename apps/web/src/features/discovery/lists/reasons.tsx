import { useLingui } from '@lingui/react/macro';
import type { ListedCard } from '@peonia/contract/discovery/discovery.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { ReactNode } from 'react';

/** Reasons why a member is in a list. */
export function reasonsOf(person: MemberCard): ReactNode {
  return <Reasons person={person} />;
}

function Reasons({ person }: { person: MemberCard & Partial<Pick<ListedCard, 'reasons'>> }) {
  const { t } = useLingui();
  const words = {
    fit: t`fits you both`,
    popular: t`popular this week`,
    birthday_today: t`birthday today`,
    birthday_soon: t`birthday soon`,
    new: t`new here`,
    active: t`recently active`,
    complete: t`detailed profile`,
  };
  // Two fit beside the photo; the strongest come first.
  const reasons = (person.reasons ?? []).slice(0, 2);
  if (reasons.length === 0) return null;
  const shown = reasons.map((reason) => words[reason]).join(' · ');
  return <span className="tiny muted" title={t`Why you see this person`}>{t`Why: ${shown}`}</span>;
}
