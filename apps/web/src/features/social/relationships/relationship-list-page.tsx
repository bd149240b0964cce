import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { BanIcon } from '@peonia/ui/icons/ban.tsx';
import { UserPlusIcon } from '@peonia/ui/icons/user-plus.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { type ReactNode, useEffect } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePresence } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';
import { LoadMorePeople } from '../people/load-more-people.tsx';
import {
  markRequestsRead,
  type RelationshipKind,
  relationshipKinds,
  useRelationshipList,
} from './relationship-lists.ts';
import { RelationshipRow } from './relationship-row.tsx';
import * as css from './relationships.module.css';

interface RelationshipListProps {
  readonly kind: RelationshipKind;
  /** Stands below an empty list. */
  readonly others?: ReactNode;
}

/** Friends, requests or blocked members. Opening the requests marks them as read. */
export function RelationshipListPage({ kind, others }: RelationshipListProps) {
  const { t } = useLingui();
  const unseen = useMe()?.counter.request ?? 0;
  const titles: Record<RelationshipKind, string> = {
    friend: t`Friends`,
    request: t`Friend requests`,
    blacklist: t`Blocked`,
  };

  useEffect(() => {
    // Requests that arrive while the list is open are read too. If the request fails they stay unread until the next
    // visit.
    if (kind === 'request' && unseen > 0) void markRequestsRead().catch(() => {});
  }, [kind, unseen]);
  const labelOf = (one: RelationshipKind) =>
    one === 'request' && unseen > 0 ? <Counted label={titles.request} count={unseen} /> : titles[one];
  return (
    <div className={css.relationships}>
      <PageHead className={css.pageHead} title={titles[kind]} back="/me" />
      <LinkTabs
        className={css.tabs}
        label={t`Friends`}
        tabs={relationshipKinds.map((one) => ({ href: `/user/${one}`, label: labelOf(one), current: one === kind }))}
      />
      <RelationshipList kind={kind} label={titles[kind]} others={others} />
    </div>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label} <Badge count={count} />
      <span className="visually-hidden">
        <Plural value={count} one="# new" other="# new" />
      </span>
    </>
  );
}

function RelationshipList({ kind, label, others }: RelationshipListProps & { label: string }) {
  const { t } = useLingui();
  const list = useRelationshipList(kind);
  const presence = usePresence(kind === 'blacklist' ? [] : list.items.map(({ user_id }) => user_id));
  if (list.isPending) return <Loading label={t`Loading`} shape="row" count={4} />;
  if (list.items.length === 0)
    return list.error === null ? (
      <>
        <Nobody kind={kind} />
        {others}
      </>
    ) : (
      <ListError error={list.error} onRetry={list.reload} />
    );
  return (
    <>
      <Card edge as="div" className={css.relationshipCard}>
        <ul aria-label={label}>
          {list.items.map((person) => (
            <RelationshipRow
              key={person.user_id}
              person={person}
              kind={kind}
              online={presence.get(person.user_id) ?? person.online}
            />
          ))}
        </ul>
      </Card>
      {list.hasMore ? (
        <LoadMorePeople isLoading={list.isLoadingMore} hasFailed={list.error !== null} onMore={list.loadMore} />
      ) : null}
    </>
  );
}

function Nobody({ kind }: { kind: RelationshipKind }) {
  const action = (
    <Button href="/user/recommend">
      <Trans>Meet people</Trans>
    </Button>
  );
  if (kind === 'friend')
    return (
      <EmptyState
        level={2}
        icon={<UsersIcon />}
        title={<Trans>No friends yet</Trans>}
        text={<Trans>Open a profile you like and add the person as a friend.</Trans>}
        action={action}
      />
    );
  if (kind === 'request')
    return (
      <EmptyState
        level={2}
        icon={<UserPlusIcon />}
        title={<Trans>No requests</Trans>}
        text={<Trans>People who would like to be your friend appear here.</Trans>}
        action={action}
      />
    );
  return (
    <EmptyState
      level={2}
      icon={<BanIcon />}
      title={<Trans>You have not blocked anyone</Trans>}
      text={<Trans>People you block cannot see you anywhere, and you cannot see them.</Trans>}
    />
  );
}
