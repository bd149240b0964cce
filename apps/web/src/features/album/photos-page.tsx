import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { ImageIcon } from '@peonia/ui/icons/image.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { useSearchParams } from '../../platform/router/hooks.ts';
import { useRouteData } from '../../platform/router/use-route-data.ts';
import { requireMember, useMe } from '../../platform/session/session.ts';
import { ProfileFrame } from '../profiles/view/profile-frame.tsx';
import { GrantAccessButton } from './access/grant-access-button.tsx';
import { type AlbumSection, readSection, albumSections } from './grid/album-sections.ts';
import { PhotoGrid } from './grid/photo-grid.tsx';
import { PhotoTile } from './grid/photo-tile.tsx';
import { useAlbumSection } from './grid/queries.ts';
import { SectionTabs } from './grid/section-tabs.tsx';
import { useOpenPhotos } from './grid/use-open-photos.ts';
import * as css from './grid/photo-grid.module.css';

/** Photos page of a member, 16 per page, as the reader may see them; open to guests. */
export default function PhotosPage() {
  const { t } = useLingui();
  const me = useMe();
  const profile = useRouteData<Profile>();
  const { user_id: id, name } = profile;
  const search = useSearchParams();
  const section = readSection(search.get('folder'));
  const open = useAlbumSection(id, 'public');
  const list = useAlbumSection(id, section);
  const owner = { id, name };
  const isOwn = me?.id === id;
  const show = useOpenPhotos(owner, list);
  const { counts } = open;
  // Hides empty folders, except the one in the URL.
  const shown = albumSections.filter(
    (one) => one === 'public' || one === 'posts' || one === section || (counts?.[one] ?? 0) > 0,
  );
  return (
    <div className={css.photosPage} key={id}>
      <ProfileFrame
        first={profile}
        tab="photos"
        title={<Trans>Photos of {name}</Trans>}
        actions={
          isOwn ? (
            <Button size="sm" variant="soft" href="/album">
              <Trans>Manage</Trans>
            </Button>
          ) : me === null ? undefined : (
            <GrantAccessButton id={id} name={name} />
          )
        }
      >
        <SectionTabs path={`/photo/${id}`} sections={shown} current={section} counts={counts} />
        <PhotoGrid
          list={list}
          label={t`Photos of ${name}`}
          empty={isOwn ? <NothingOwn /> : <Nothing section={section} name={name} isGuest={me === null} />}
          renderItem={(item, place) => (
            <PhotoTile item={item} owner={owner} place={place} onOpen={show} onStale={list.reload} />
          )}
        />
      </ProfileFrame>
    </div>
  );
}

function NothingOwn() {
  return (
    <EmptyState
      level={2}
      icon={<ImageIcon />}
      title={<Trans>No photos here yet</Trans>}
      action={
        <Button href="/album">
          <Trans>Add photos</Trans>
        </Button>
      }
    />
  );
}

function Nothing({ section, name, isGuest }: { section: AlbumSection; name: string; isGuest: boolean }) {
  const isClosed = section === 'private';
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
