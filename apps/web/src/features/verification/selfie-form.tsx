import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { Verification } from '@peonia/contract/verification.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { CameraIcon } from '@peonia/ui/icons/camera.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { ImagePlusIcon } from '@peonia/ui/icons/image-plus.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { type SubmitEvent, useEffect, useState } from 'react';
import { ApiError, isRefusal } from '../../platform/api/call.ts';
import { ImagePickerButton } from '../media/image-picker-button.tsx';
import { CameraNote, CameraView } from './camera-view.tsx';
import { refreshVerification, submitSelfie } from './queries.ts';
import { SignCard } from './sign-card.tsx';
import { useCamera } from './use-camera.ts';
import * as css from './verify-page.module.css';

type Sign = NonNullable<Verification['sign']>;

/** Selfie form: the requested sign, the photo, consent and submit. */
export function SelfieForm({ sign }: { sign: Sign }) {
  const { selfie_days: days } = limits;
  const { t } = useLingui();
  const { camera, open, close } = useCamera();
  const [file, setFile] = useState<File | null>(null);
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const [sending, setSending] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });

  const keep = (picture: File) => {
    close();
    setFile(picture);
    setSending({ isBusy: false, error: null });
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!agreed);
    if (!agreed || file === null || sending.isBusy) return;
    setSending({ isBusy: true, error: null });
    try {
      await submitSelfie(file, sign.id);
    } catch (error) {
      setSending({ isBusy: false, error });
      if (isRefusal(error, 'sign_over')) refreshVerification();
    }
  };
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <SignCard sign={sign} />
      {camera.at === 'on' ? <CameraView stream={camera.stream} onTake={keep} onCancel={close} /> : null}
      {camera.at === 'off' && camera.problem !== null ? <CameraNote problem={camera.problem} /> : null}
      {file !== null && camera.at !== 'on' ? <Chosen file={file} /> : null}
      {camera.at === 'on' ? null : (
        <div className="row wrap">
          <Button
            variant={file === null ? 'primary' : 'line'}
            icon={<CameraIcon />}
            busy={camera.at === 'asking'}
            disabled={sending.isBusy}
            onClick={open}
          >
            {file === null ? <Trans>Open the camera</Trans> : <Trans>Take another picture</Trans>}
          </Button>
          <ImagePickerButton variant="line" icon={<ImagePlusIcon />} disabled={sending.isBusy} onChoose={keep}>
            <Trans>Choose a picture</Trans>
          </ImagePickerButton>
        </div>
      )}
      <Field
        group
        hideLabel
        label={<Trans>Confirmation</Trans>}
        error={missing && !agreed ? <Trans>Please check this option</Trans> : undefined}
      >
        <Checkbox
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          label={
            <Trans>The picture shows me now, with this hand sign and my whole face, and nothing in it is edited.</Trans>
          }
        />
      </Field>
      {sending.error === null ? null : (
        <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
          {sending.error instanceof ApiError ? sending.error.message : <Trans>Oops, Network is unreachable</Trans>}
        </Note>
      )}
      <div>
        <Button type="submit" variant="trust" disabled={file === null} busy={sending.isBusy} busyLabel={t`Sending`}>
          <Trans>Send for verification</Trans>
        </Button>
      </div>
      <p className={`small muted ${css.selfiePrivate}`}>
        <LockIcon />
        <Trans>Only our team sees this picture. It is deleted {days} days after the decision.</Trans>
      </p>
    </form>
  );
}

/** Preview of the photo to send. */
function Chosen({ file }: { file: File }) {
  const { t } = useLingui();
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <div className={css.selfieView}>{src === null ? null : <img src={src} alt={t`Your picture`} />}</div>;
}
