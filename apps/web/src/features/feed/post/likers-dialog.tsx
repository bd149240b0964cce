import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FeedPost, listPostLikes } from '@peonia/contract/feed.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { NameLine } from '@peonia/ui/name-line/name-line.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { call } from '../../../platform/api/call.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { usePage } from '../../../platform/query.ts';
import { feedKey } from '../../profiles/member-cache.ts';
import { usePlaceName } from '../../profiles/summary/place-name.ts';
import { LoadMorePeople } from '../../social/people/load-more-people.tsx';
import * as css from './likers-dialog.module.css';

interface LikersDialogProps {
  readonly post: FeedPost;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Members who like a post, newest first. */
export function LikersDialog({ post, open, onClose }: LikersDialogProps) {
  const { t } = useLingui();
  const { id, likes } = post;
  const title = <Plural value={likes} one="# like" other="# likes" />;
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t`Close`}>
      <Likers id={id} likes={likes} />
    </Dialog>
  );
}

function Likers({ id, likes }: { id: number; likes: number }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  // With the count in the key, a like that arrives meanwhile reloads the list.
  const list = usePage([`${feedKey}-likes`, id, likes, language], (max_id, signal) =>
    call(listPostLikes, { params: { id }, query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
  if (list.isPending) return <Loading label={t`Loading`} shape="row" count={Math.min(likes, 4)} />;
  if (list.items.length === 0)
    return list.error === null ? (
      <p className="muted">
        {likes === 0 ? (
          <Trans context="post">No likes yet</Trans>
        ) : (
          <Trans>None of these members can be shown to you.</Trans>
        )}
      </p>
    ) : (
      <ListError error={list.error} onRetry={list.reload} />
    );
  return (
    <>
      <ul className={css.likers}>
        {list.items.map((person) => (
          <Liker key={person.user_id} person={person} />
        ))}
      </ul>
      {list.hasMore ? (
        <LoadMorePeople isLoading={list.isLoadingMore} hasFailed={list.error !== null} onMore={list.loadMore} />
      ) : null}
    </>
  );
}

function Liker({ person }: { person: MemberCard }) {
  const { t } = useLingui();
  const place = usePlaceName();
  const { name, age } = person;
  return (
    <li className={css.liker}>
      <Avatar name={name} src={person.avatar ?? undefined} online={person.online && t`Online`} />
      <span className={css.about}>
        <NameLine
          name={name}
          age={age ?? undefined}
          verified={person.verified === 1 && t`Verified`}
          href={`/profile/${person.user_id}`}
        />
        <span className="small muted truncate">{place(person)}</span>
      </span>
    </li>
  );
}
