import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { KeyboardIcon } from '@peonia/ui/icons/keyboard.tsx';
import { useEffect, useRef, useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useAskBeforeUnload } from '../../../platform/forms/use-ask-before-unload.ts';
import { uploadFile } from '../../media/uploads/queue/upload-file.ts';
import type { Recording } from '../../media/voice/use-recorder.ts';
import { VoiceRecorder } from '../../media/voice/voice-recorder.tsx';
import { enqueueMessage } from '../outbox/outbox.ts';
import { rememberUploads } from '../outbox/sent-uploads.ts';
import { recordingPlace } from './kept-recordings.ts';
import * as css from './composer.module.css';

export interface VoiceBarProps {
  readonly to: number;
  readonly reply: Message | null;
  readonly onSent: () => void;
  readonly onReplied: () => void;
  readonly onClose: () => void;
}

/**
 * Voice recorder in place of the field. The recording is kept until it is uploaded, over lost connections and looks at
 * other pages, which finish one that runs; deleting it ends the upload.
 */
export function VoiceBar({ to, reply, onSent, onReplied, onClose }: VoiceBarProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'ready' | 'sending' | 'held'>('ready');
  const [place] = useState(() => recordingPlace(to));
  const isClosed = useRef(false);
  const sending = useRef<AbortController>(null);
  const isSending = state !== 'ready';
  useEffect(() => () => sending.current?.abort(), []);
  useAskBeforeUnload(true);
  const close = () => {
    isClosed.current = true;
    place.drop();
    onClose();
  };

  const use = async ({ file }: Recording) => {
    const control = new AbortController();
    sending.current = control;
    setState('sending');
    try {
      const upload = await uploadFile(file, {
        signal: control.signal,
        onProgress: () => setState('sending'),
        onDisconnect: () => setState('held'),
      });
      if (control.signal.aborted) return;
      rememberUploads([upload]);
      enqueueMessage(to, {
        kind: 'voice',
        text: '',
        uploads: [upload.id],
        amount: null,
        replyTo: reply?.seq ?? null,
      });
      onReplied();
      onSent();
      close();
    } catch (error) {
      if (control.signal.aborted) return;
      setState('ready');
      showProblem(error);
    }
  };
  return (
    <div
      className={`${css.composerBar} ${css.cvoice}`}
      data-testid="composer"
      role="group"
      aria-label={t`Voice message`}
    >
      <VoiceRecorder
        isStarted
        kept={place.get()}
        onRecorded={place.put}
        onLeft={(recording) => {
          if (!isClosed.current) place.put(recording);
        }}
        isBusy={isSending}
        useLabel={<Trans context="message">Send</Trans>}
        onUse={(recording) => void use(recording)}
        onDiscard={close}
      />
      <Button variant="ghost" size="sm" icon={<KeyboardIcon />} onClick={close}>
        <Trans>Write instead</Trans>
      </Button>
      <p role="status" className={`tiny ${css.cvoiceHeld}`}>
        {state === 'held' ? <Trans>Connection lost. The upload resumes automatically.</Trans> : null}
      </p>
    </div>
  );
}
