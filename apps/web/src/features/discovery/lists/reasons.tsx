import { useLingui } from '@lingui/react/macro';
import type { ListedCard, ListReason } from '@peonia/contract/discovery/discovery.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { ReactNode } from 'react';
import { useSharedFact } from '../../profiles/summary/use-shared-fact.ts';
import { type PeopleKind, peopleKinds } from './people-kinds.ts';
import * as css from './reasons.module.css';

export type RenderReason = (person: MemberCard) => ReactNode;

/** What a list says of all its members in its title says nothing of one of them. */
const saidByTitle: { readonly [kind in PeopleKind]?: ListReason } = { latest: 'new', hottest: 'popular' };

/** Says the one reason why a member is in a list, by the kind of the list. */
export const reasonIn = Object.fromEntries(
  peopleKinds.map((kind) => [kind, reasonOtherThan(saidByTitle[kind])]),
) as Readonly<Record<PeopleKind, RenderReason>>;

/** The same for a list with another title, which already says `unsaid`. */
export function reasonOtherThan(unsaid: ListReason | undefined): RenderReason {
  return (person) => <Reason person={person} unsaid={unsaid} />;
}

function Reason({
  person,
  unsaid,
}: {
  person: MemberCard & Partial<Pick<ListedCard, 'reasons'>>;
  unsaid: ListReason | undefined;
}) {
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
  const reason = specificFirst.find((one) => one !== unsaid && person.reasons?.includes(one) === true);
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
  'fit',
  'popular',
  'new',
  'active',
  'complete',
];
