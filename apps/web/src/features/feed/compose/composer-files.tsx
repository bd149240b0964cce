import { useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { PhotoRule } from '../../media/uploads/photo-rule.tsx';
import { isVideo } from '../../media/uploads/queue/upload-entry.ts';
import { UploadPicker } from '../../media/uploads/upload-picker.tsx';
import { UploadTray } from '../../media/uploads/upload-tray.tsx';
import type { Uploads } from '../../media/uploads/use-uploads.tsx';
import * as css from './composer.module.css';

/** The chosen files, with a button to add another while there is room, and the rule for photos. */
export function ComposerFiles({ uploads }: { uploads: Uploads }) {
  const { t } = useLingui();
  const { entries, add } = uploads;
  if (entries.length === 0) return null;
  const hasRoom = entries.length < limits.post_photos_max && !entries.some(({ file }) => isVideo(file));
  return (
    <div className={css.composerFiles}>
      <UploadTray uploads={uploads} look="tiles" />
      {hasRoom ? (
        <UploadPicker
          uploads={{ add, kinds: 'pictures' }}
          label={t`Add another photo`}
          icon={<PlusIcon />}
          className={css.composerAdd}
        />
      ) : null}
      {entries.every(({ file }) => isVideo(file)) ? null : <PhotoRule className={css.composerRule} />}
    </div>
  );
}
