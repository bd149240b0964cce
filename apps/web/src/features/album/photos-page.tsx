import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { ImageIcon } from '@peonia/ui/icons/image.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useSearchParams } from '../../platform/router/hooks.ts';
import { requireMember, useMe } from '../../platform/session/session.ts';
import { useRouteData } from '../../platform/use-route-data.ts';
import { LetInButton } from './let-in-button.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { useShelf } from './queries.ts';
import { ShelfTabs } from './shelf-tabs.tsx';
import { ShelfView } from './shelf-view.tsx';
import { type Shelf, shelfOf, shelves } from './shelves.ts';
import { useOpenPhotos } from './use-open-photos.ts';

/** Somebody's photos, 16 a page, as the reader may see them; open to guests. */
export default function PhotosPage() {
  const { t } = useLingui();
  const me = useMe();
  const { user_id: id, name } = useRouteData<Profile>();
  const search = useSearchParams();
  const shelf = shelfOf(search.get('folder'));
  const open = useShelf(id, 'public');
  const list = useShelf(id, shelf);
  const owner = { id, name };
  const show = useOpenPhotos(owner, list);
  const { counts } = open;
  // An empty folder says nothing about its owner; the one the address names stays, so that nobody stands nowhere.
  const shown = shelves.filter(
    (one) => one === 'public' || one === 'posts' || one === shelf || (counts?.[one] ?? 0) > 0,
  );
  return (
    <div className="photos-page" key={id}>
      <PageHead
        title={<Trans>Photos of {name}</Trans>}
        back={`/profile/${id}`}
        actions={
          me?.id === id ? (
            <Button size="sm" variant="soft" href="/album">
              <Trans>Manage</Trans>
            </Button>
          ) : me === null ? undefined : (
            <LetInButton id={id} name={name} />
          )
        }
      />
      <ShelfTabs path={`/photo/${id}`} shelves={shown} current={shelf} counts={counts} />
      <ShelfView
        list={list}
        label={t`Photos of ${name}`}
        empty={<Nothing shelf={shelf} name={name} isGuest={me === null} />}
        renderItem={(item, place) => (
          <PhotoTile item={item} owner={owner} place={place} onOpen={show} onStale={list.reload} />
        )}
      />
    </div>
  );
}

function Nothing({ shelf, name, isGuest }: { shelf: Shelf; name: string; isGuest: boolean }) {
  const isClosed = shelf === 'private';
  return (
    <EmptyState
      level={2}
      icon={isClosed ? <LockIcon /> : <ImageIcon />}
      title={isClosed ? <Trans>These photos are private</Trans> : <Trans>No photos here yet</Trans>}
      text={isClosed ? <Trans>{name} decides who sees them.</Trans> : <Trans>Write to {name} and ask for one.</Trans>}
      action={
        isGuest ? (
          <Button onClick={() => requireMember(() => {})}>
            <Trans>Log in</Trans>
          </Button>
        ) : undefined
      }
    />
  );
}
