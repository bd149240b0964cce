import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { type ReactNode, useEffect } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLive, useReset } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';
import { PeopleList } from '../people/people-list.tsx';
import { type LikeKind, likeKinds, markLikesRead, useLikeList } from './like-lists.ts';
import { likeNoteOf } from './like-note.tsx';
import * as css from '../people/people-list.module.css';

/**
 * One list of likes, or the visitors. Opening `likeme` marks the likes as read. `others` stands below an empty list.
 */
export function LikeListPage({ kind, others }: { kind: LikeKind; others?: ReactNode }) {
  const { t } = useLingui();
  const list = useLikeList(kind);
  const unseen = useMe()?.counter.likeme ?? 0;
  const titles: Record<LikeKind, string> = {
    likeme: t`They like you`,
    ilike: t`You like them`,
    likemutual: t`You like each other`,
    visitor: t`Visitors`,
  };
  const { reload } = list;

  useEffect(() => {
    // Likes that arrive while the list is open are read too. If the request fails they stay unread until the next
    // visit.
    if (kind === 'likeme' && unseen > 0) void markLikesRead().catch(() => {});
  }, [kind, unseen]);
  useLive('like.made', reload);
  useLive('like.unmade', reload);
  useLive('visit.made', reload);
  useReset(reload);

  return (
    <div className={css.peoplePage}>
      <PageHead title={titles[kind]} back="/me" />
      <LinkTabs
        label={t`Likes`}
        tabs={likeKinds.map((one) => ({ href: `/user/${one}`, label: titles[one], current: one === kind }))}
      />
      <PeopleList
        list={list}
        label={titles[kind]}
        empty={
          <>
            <NoLikes kind={kind} />
            {others}
          </>
        }
        note={likeNoteOf}
      />
    </div>
  );
}

function NoLikes({ kind }: { kind: LikeKind }) {
  const action = (
    <Button href="/user/recommend">
      <Trans>Meet people</Trans>
    </Button>
  );
  if (kind === 'visitor') {
    return (
      <EmptyState
        level={2}
        icon={<EyeIcon />}
        title={<Trans>No visitors yet</Trans>}
        text={<Trans>People who view your profile appear here, unless either of you browses privately.</Trans>}
        action={action}
      />
    );
  }
  if (kind === 'ilike') {
    return (
      <EmptyState
        level={2}
        icon={<HeartIcon />}
        title={<Trans>You have not liked anyone yet</Trans>}
        text={<Trans>Tap the heart on someone you would like to know.</Trans>}
        action={action}
      />
    );
  }
  if (kind === 'likemutual') {
    return (
      <EmptyState
        level={2}
        icon={<HeartIcon />}
        title={<Trans>No shared likes yet</Trans>}
        text={<Trans>When someone you like likes you too, you find them here.</Trans>}
        action={action}
      />
    );
  }
  return (
    <EmptyState
      level={2}
      icon={<HeartIcon />}
      title={<Trans>No likes yet</Trans>}
      text={<Trans>People who say hi first are noticed first.</Trans>}
      action={action}
    />
  );
}
