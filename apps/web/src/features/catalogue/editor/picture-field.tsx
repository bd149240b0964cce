import { Trans, useLingui } from '@lingui/react/macro';
import { type CataloguePicture, sendCataloguePicture } from '@peonia/contract/catalogue/catalogue.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { UploadIcon } from '@peonia/ui/icons/upload.tsx';
import { useRef, useState } from 'react';
import { uploadTo } from '../../../platform/api/upload.ts';
import { showStaffError } from '../../moderation/staff-session/staff-session-queries.ts';
import * as css from '../catalogue.module.css';

interface PictureProps {
  readonly src: string | null;
  readonly onPicture: (picture: CataloguePicture) => void;
}

/** The picture of an item; another one is uploaded as soon as it is chosen. */
export function PictureField({ src, onPicture }: PictureProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number | null>(null);
  const megabytes = limits.desk_file_bytes_max / 1_024 / 1_024;
  const send = async (file: File) => {
    setSent(0);
    try {
      const onProgress = (bytes: number, total: number) => setSent(total > 0 ? bytes / total : 0);
      onPicture(await uploadTo(sendCataloguePicture, [file], {}, { onProgress }));
    } catch (error) {
      showStaffError(error);
    } finally {
      setSent(null);
    }
  };
  return (
    <Field
      group
      className={css.picture ?? ''}
      label={<Trans>Picture</Trans>}
      hint={<Trans>Square, without metadata afterwards; up to {megabytes} MB.</Trans>}
    >
      {src === null ? null : <img src={src} alt={t`Picture of the item`} width={96} height={96} />}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void send(file);
          event.target.value = '';
        }}
      />
      {sent === null ? null : <progress max={1} value={sent} aria-label={t`Sending the picture`} />}
      <Button
        variant="line"
        size="sm"
        icon={<UploadIcon />}
        disabled={sent !== null}
        onClick={() => input.current?.click()}
      >
        {src === null ? <Trans>Upload a picture</Trans> : <Trans>Upload another one</Trans>}
      </Button>
    </Field>
  );
}
