import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { Folder, MediaItem } from '@peonia/contract/media/media.ts';
import { useState } from 'react';
import { CropPhoto } from './crop-photo.tsx';
import { DeletePhoto } from './delete-photo.tsx';
import { DescribePhoto } from './describe-photo.tsx';
import { MovePhoto } from './move-photo.tsx';
import { RemovedPhoto } from './removed-photo.tsx';

/** An action on an own photo. */
export interface PhotoAction {
  readonly kind: 'edit' | 'move' | 'main' | 'cover' | 'delete' | 'why';
  readonly item: MediaItem;
}

/** Dialogs of the photo menu. The last one stays mounted while it closes. */
export function PhotoActionDialogs({
  me,
  folder,
  act,
  onDone,
}: {
  me: Account;
  folder: Folder;
  act: PhotoAction | null;
  onDone: () => void;
}) {
  const [shown, setShown] = useState<{ act: PhotoAction | null; visit: number }>({ act: null, visit: 0 });
  if (act !== null && act !== shown.act) setShown({ act, visit: shown.visit + 1 });
  if (shown.act === null) return null;
  const { kind, item } = shown.act;
  const common = { open: act !== null, item, ownerId: me.id, onClose: onDone };
  switch (kind) {
    case 'edit':
      return <DescribePhoto key={shown.visit} {...common} />;
    case 'move':
      return <MovePhoto key={shown.visit} {...common} folder={folder} />;
    case 'delete':
      return <DeletePhoto key={shown.visit} {...common} />;
    case 'why':
      return <RemovedPhoto key={shown.visit} {...common} />;
    default:
      return <CropPhoto key={shown.visit} {...common} cut={kind} />;
  }
}
