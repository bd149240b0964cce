import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Crop, type CropRect } from '@peonia/ui/crop/crop.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isRefusal } from '../../platform/api/call.ts';
import { ImagePickerButton } from './image-picker-button.tsx';
import { type ImageUpload, type UploadedImage, useUploadImage } from './use-upload-image.ts';
import * as css from './crop-dialog.module.css';

/** An uploaded image and the part to show. */
export interface CroppedPicture {
  readonly upload_id: number;
  readonly crop: CropRect;
}

interface CropDialogProps {
  /** A chosen file or an uploaded image; null while the dialog is closed. */
  readonly source: File | UploadedImage | null;
  readonly title: ReactNode;
  /** Aspect ratio of the part to show: width divided by height. */
  readonly aspect: number;
  readonly round?: boolean;
  /** Consequence of using another photo, shown before it is used. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
  /** Saves the image. The dialog stays open until it resolves, and shows what it throws. */
  readonly onUse: (picture: CroppedPicture) => Promise<void>;
}

/** Uploads an image with progress and lets the member choose the part to show. */
export function CropDialog({ source, title, aspect, round = false, note, onClose, onUse }: CropDialogProps) {
  const { t } = useLingui();
  const { sending, send, stop } = useUploadImage();
  const crop = useRef<CropRect | null>(null);
  // The upload may finish before the browser has drawn the image: there is no crop until then.
  const [isDrawn, setDrawn] = useState(false);
  const [saving, setSaving] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false });

  const begin = useEffectEvent(() => {
    crop.current = null;
    setDrawn(false);
    setSaving({ isBusy: false });
    if (source === null) stop();
    else send(source);
  });
  const wanted = source instanceof File ? source : (source?.id ?? null);
  useEffect(() => begin(), [wanted]);

  const onCropChange = (rect: CropRect) => {
    crop.current = rect;
    setDrawn(true);
  };
  const use = async () => {
    if (sending.state !== 'sent' || crop.current === null) return;
    setSaving({ isBusy: true });
    try {
      await onUse({ upload_id: sending.picture.id, crop: crop.current });
      onClose();
    } catch (error) {
      setSaving({ isBusy: false, error });
    }
  };
  const problem = sending.state === 'failed' ? sending.error : saving.error;
  return (
    <Dialog
      open={source !== null}
      onClose={onClose}
      dismissible={!saving.isBusy}
      title={title}
      closeLabel={t`Close`}
      footer={
        <Button
          block
          size="lg"
          disabled={sending.state !== 'sent' || !isDrawn}
          busy={saving.isBusy}
          busyLabel={t`Saving`}
          onClick={() => void use()}
        >
          <Trans>Use this photo</Trans>
        </Button>
      }
    >
      <div className="stack">
        {problem === undefined ? null : (
          <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
            <ProblemText problem={problem} />
          </Note>
        )}
        {note === undefined ? null : (
          <Note tone="info" icon={<ShieldCheckIcon />}>
            {note}
          </Note>
        )}
        <Stage sending={sending} aspect={aspect} round={round} onCrop={onCropChange} />
        <RetryActions sending={sending} hasProblem={problem !== undefined} onSend={send} />
      </div>
    </Dialog>
  );
}

/** The general refusal of a file speaks of videos, which are no choice here. */
function ProblemText({ problem }: { problem: unknown }) {
  if (isRefusal(problem, 'file_kind_refused', 'video_too_long', 'videos_away'))
    return <Trans>This file cannot be used here. Please choose a jpg, png, webp or gif picture.</Trans>;
  return problem instanceof ApiError ? problem.message : <Trans>Oops, Network is unreachable</Trans>;
}

function Stage({
  sending,
  aspect,
  round,
  onCrop,
}: {
  sending: ImageUpload;
  aspect: number;
  round: boolean;
  onCrop: (rect: CropRect) => void;
}) {
  const { t } = useLingui();
  if (sending.state === 'sent') {
    return (
      <Crop
        src={sending.picture.src}
        aspect={aspect}
        round={round}
        label={t`Photo. Move it with the arrow keys, zoom with plus and minus.`}
        zoomLabel={t`Zoom`}
        onChange={onCrop}
      />
    );
  }
  if (sending.state !== 'sending') return null;
  return (
    <div className={css.cropWait}>
      <p className="truncate">{sending.file.name}</p>
      {/* After the last byte the server still processes the image. */}
      <Progress label={t`Uploading`} {...(sending.share < 1 ? { value: sending.share } : {})} />
    </div>
  );
}

function RetryActions({
  sending,
  hasProblem,
  onSend,
}: {
  sending: ImageUpload;
  hasProblem: boolean;
  onSend: (file: File) => void;
}) {
  if (sending.state === 'idle') return null;
  return (
    <div className="row wrap">
      {sending.state === 'failed' && !(sending.error instanceof ApiError) ? (
        <Button variant="soft" onClick={() => onSend(sending.file)}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      <ImagePickerButton variant={hasProblem ? 'soft' : 'line'} size="sm" onChoose={onSend}>
        <Trans>Choose another photo</Trans>
      </ImagePickerButton>
    </div>
  );
}
