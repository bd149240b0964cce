import { useLingui } from '@lingui/react/macro';
import { UploadRow } from './upload-row.tsx';
import { UploadTile } from './upload-tile.tsx';
import type { Uploads } from './use-uploads.tsx';
import * as css from './uploads.module.css';

interface UploadTrayProps {
  readonly uploads: Uploads;
  /** `rows` (default) with names and bytes; `tiles` of 96 px for a composer. */
  readonly look?: 'rows' | 'tiles';
}

/** The chosen files with thumbnail, progress, cancel and retry. Renders nothing without any. */
export function UploadTray({ uploads, look = 'rows' }: UploadTrayProps) {
  const { t } = useLingui();
  if (uploads.entries.length === 0) return null;
  const Item = look === 'rows' ? UploadRow : UploadTile;
  return (
    <ul className={look === 'rows' ? css.uploadRows : css.uploadTiles} aria-label={t`Selected files`}>
      {uploads.entries.map((entry) => (
        <li key={entry.key}>
          <Item entry={entry} uploads={uploads} />
        </li>
      ))}
    </ul>
  );
}
