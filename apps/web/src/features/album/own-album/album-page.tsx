import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { Folder, MediaItem } from '@peonia/contract/media/media.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { ImagePlusIcon } from '@peonia/ui/icons/image-plus.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadMegabytes } from '../../../platform/errors/too-large.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLive, useReset } from '../../../platform/realtime/live.ts';
import { useSearchParams } from '../../../platform/router/hooks.ts';
import { useMe } from '../../../platform/session/session.ts';
import { UploadDropZone } from '../../media/uploads/upload-drop-zone.tsx';
import { UploadPicker } from '../../media/uploads/upload-picker.tsx';
import { UploadTray } from '../../media/uploads/upload-tray.tsx';
import { PhotoActionDialogs, type PhotoAction } from '../dialogs/photo-action-dialogs.tsx';
import { isFolder, readSection } from '../grid/album-sections.ts';
import { PhotoGrid } from '../grid/photo-grid.tsx';
import { refreshAlbum, useAlbumSection } from '../grid/queries.ts';
import { SectionTabs } from '../grid/section-tabs.tsx';
import { useOpenPhotos } from '../grid/use-open-photos.ts';
import { FolderNote } from './folder-note.tsx';
import { OwnTile } from './own-tile.tsx';
import { useFolderUploads } from './use-folder-uploads.ts';
import * as photoGridCss from '../grid/photo-grid.module.css';
import * as css from './album.module.css';

/** The member's own photos and videos, in three folders. */
export default function AlbumPage() {
  const me = useMe();
  const search = useSearchParams();
  const section = readSection(search.get('folder'));
  const folder = isFolder(section) ? section : 'public';
  return me === null ? null : <Album key={me.id} me={me} folder={folder} />;
}

function Album({ me, folder }: { me: Account; folder: Folder }) {
  const megabytes = uploadMegabytes();
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [price, setPrice] = useState(10);
  const [act, setAct] = useState<PhotoAction | null>(null);
  const list = useAlbumSection(me.id, folder);
  const owner = { id: me.id, name: me.name };
  const show = useOpenPhotos(owner, list);
  const uploads = useFolderUploads({ ownerId: me.id, folder, price });
  useLive('upload.changed', () => refreshAlbum(queryClient, me.id));
  useReset(() => refreshAlbum(queryClient, me.id));

  const onAct = (kind: PhotoAction['kind'], item: MediaItem) => setAct({ kind, item });
  return (
    <UploadDropZone uploads={uploads} className={`${photoGridCss.photosPage} ${css.album}`}>
      <PageHead
        title={<Trans>Your photos</Trans>}
        text={<Trans>Add photos and videos, choose who sees them, and set your main photo.</Trans>}
        actions={
          <UploadPicker uploads={uploads} icon={<ImagePlusIcon />} size="sm">
            <Trans>Add</Trans>
          </UploadPicker>
        }
      />
      <SectionTabs path="/album" sections={['public', 'private', 'secret']} current={folder} counts={list.counts} />
      <div className={`${css.albumIn} stack`}>
        <FolderNote folder={folder} price={price} onPrice={setPrice} />
        <UploadTray uploads={uploads} />
        <PhotoGrid
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
                    Drop files here, paste them, or choose some. Up to {megabytes} MB: jpg, gif, webp, png, mov, mp4.
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
      <PhotoActionDialogs me={me} folder={folder} act={act} onDone={() => setAct(null)} />
    </UploadDropZone>
  );
}
