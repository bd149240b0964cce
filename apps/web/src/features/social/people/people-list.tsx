import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { isRefusal } from '../../../platform/api/call.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import type { usePage } from '../../../platform/query.ts';
import { LoadMorePeople } from './load-more-people.tsx';
import { PeopleGrid } from './people-grid.tsx';
import { VipListLimit } from './vip-list-limit.tsx';

type PeopleQuery = Pick<
  ReturnType<typeof usePage<MemberCard, { items: MemberCard[]; max_id: number }>>,
  'items' | 'isPending' | 'error' | 'hasMore' | 'isLoadingMore' | 'loadMore' | 'reload'
>;

/** A list of members with its loading, error and empty states. */
export function PeopleList({
  list,
  label,
  empty,
  note,
}: {
  list: PeopleQuery;
  label: string;
  empty: ReactNode;
  note?: (person: MemberCard) => ReactNode;
}) {
  const { t } = useLingui();
  if (list.isPending) return <Loading label={t`Loading`} shape="person" count={4} />;
  if (list.items.length === 0)
    return list.error === null ? empty : <ListError error={list.error} onRetry={list.reload} />;
  return (
    <>
      <PeopleGrid people={list.items} label={label} note={note} />
      {isRefusal(list.error, 'list_for_vip') ? (
        <VipListLimit />
      ) : list.hasMore ? (
        <LoadMorePeople isLoading={list.isLoadingMore} hasFailed={list.error !== null} onMore={list.loadMore} />
      ) : null}
    </>
  );
}
