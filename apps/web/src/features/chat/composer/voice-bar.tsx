import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { KeyboardIcon } from '@peonia/ui/icons/keyboard.tsx';
import { useState } from 'react';
import { upload } from '../../../platform/api/upload.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import type { Recording } from '../../media/voice/use-recorder.ts';
import { VoiceRecorder } from '../../media/voice/voice-recorder.tsx';
import { enqueueMessage } from '../outbox/outbox.ts';
import { rememberUploads } from '../outbox/sent-uploads.ts';
import * as css from './composer.module.css';

export interface VoiceBarProps {
  readonly to: number;
  readonly reply: Message | null;
  readonly onSent: () => void;
  readonly onReplied: () => void;
  readonly onClose: () => void;
}

/** Voice recorder in place of the field. The recording is kept until it is uploaded. */
export function VoiceBar({ to, reply, onSent, onReplied, onClose }: VoiceBarProps) {
  const { t } = useLingui();
  const [isSending, setSending] = useState(false);

  const use = async ({ file }: Recording) => {
    setSending(true);
    try {
      const uploads = await upload([file]);
      rememberUploads(uploads);
      enqueueMessage(to, {
        kind: 'voice',
        text: '',
        uploads: uploads.map(({ id }) => id),
        amount: null,
        replyTo: reply?.seq ?? null,
      });
      onReplied();
      onSent();
      onClose();
    } catch (error) {
      setSending(false);
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
        isBusy={isSending}
        useLabel={<Trans context="message">Send</Trans>}
        onUse={(recording) => void use(recording)}
        onDiscard={onClose}
      />
      <Button variant="ghost" size="sm" icon={<KeyboardIcon />} disabled={isSending} onClick={onClose}>
        <Trans>Write instead</Trans>
      </Button>
    </div>
  );
}
