import { useLingui } from '@lingui/react/macro';
import type { ListedCard, ListReason } from '@peonia/contract/discovery/discovery.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { ReactNode } from 'react';
import { useSharedFact } from '../../profiles/summary/use-shared-fact.ts';
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
