import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts.ts';
import type { Folder, MediaItem } from '@peonia/contract/media.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { ImagePlusIcon } from '@peonia/ui/icons/image-plus.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { useLive } from '../../platform/realtime/live.ts';
import { useSearchParams } from '../../platform/router/hooks.ts';
import { useMe } from '../../platform/session/session.ts';
import { UploadDropZone, UploadPicker, UploadTray } from '../media/public.ts';
import { AlbumActions, type AlbumAct } from './album-actions.tsx';
import { FolderNote } from './folder-note.tsx';
import { OwnTile } from './own-tile.tsx';
import { refreshAlbum, useShelf } from './queries.ts';
import { ShelfTabs } from './shelf-tabs.tsx';
import { ShelfView } from './shelf-view.tsx';
import { isFolder, shelfOf } from './shelves.ts';
import { useFiledUploads } from './use-filed-uploads.ts';
import { useOpenPhotos } from './use-open-photos.ts';
import './album.css';

/** The member's own photos and videos, in three folders. */
export default function AlbumPage() {
  const me = useMe();
  const search = useSearchParams();
  const shelf = shelfOf(search.get('folder'));
  const folder = isFolder(shelf) ? shelf : 'public';
  return me === null ? null : <Album key={me.id} me={me} folder={folder} />;
}

function Album({ me, folder }: { me: Account; folder: Folder }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [price, setPrice] = useState(10);
  const [act, setAct] = useState<AlbumAct | null>(null);
  const list = useShelf(me.id, folder);
  const owner = { id: me.id, name: me.name };
  const show = useOpenPhotos(owner, list);
  const uploads = useFiledUploads({ ownerId: me.id, folder, price });
  useLive('upload.changed', () => refreshAlbum(queryClient, me.id));

  const onAct = (kind: AlbumAct['kind'], item: MediaItem) => setAct({ kind, item });
  return (
    <UploadDropZone uploads={uploads} className="photos-page album">
      <PageHead
        title={<Trans>Your photos</Trans>}
        text={<Trans>Add photos and videos, say who sees them, and set your main photo.</Trans>}
        actions={
          <UploadPicker uploads={uploads} icon={<ImagePlusIcon />} size="sm">
            <Trans>Add</Trans>
          </UploadPicker>
        }
      />
      <ShelfTabs path="/album" shelves={['public', 'private', 'secret']} current={folder} counts={list.counts} />
      <div className="album-in stack">
        <FolderNote folder={folder} price={price} onPrice={setPrice} />
        <UploadTray uploads={uploads} />
        <ShelfView
          list={list}
          label={t`Your photos`}
          empty={
            uploads.entries.length > 0 ? null : (
              <EmptyState
                level={2}
                icon={<ImagePlusIcon />}
                title={<Trans>Nothing in this folder yet</Trans>}
                text={
                  <Trans>
                    Drop files here, paste them, or choose some. Up to 100 MB: jpg, gif, webp, png, mov, mp4.
                  </Trans>
                }
                action={
                  <UploadPicker uploads={uploads} icon={<ImagePlusIcon />}>
                    <Trans>Add photos</Trans>
                  </UploadPicker>
                }
              />
            )
          }
          renderItem={(item, place) => (
            <OwnTile item={item} place={place} onOpen={() => show(item)} onAct={(kind) => onAct(kind, item)} />
          )}
        />
      </div>
      <AlbumActions me={me} folder={folder} act={act} onDone={() => setAct(null)} />
    </UploadDropZone>
  );
}
