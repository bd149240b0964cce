import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { useAutoGrow } from '@peonia/ui/textarea/use-auto-grow.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStored } from '../../../platform/store/browser-store.ts';
import { isSendShortcut } from '../composer/is-send-shortcut.ts';
import { encodeEmoji } from '../emoji/encode-emoji.ts';
import { saveEdit } from './save-edit.ts';
import * as css from '../composer/composer.module.css';

export interface EditComposerProps {
  readonly message: Message;
  readonly name: string;
  readonly onClose: () => void;
  /** Receives the new text where the message can no longer change, so that it can be sent instead. */
  readonly onRescue: (text: string) => void;
}

/** Message field with the text of an own message that is being edited. The draft of the next message waits below. */
export function EditComposer({ message, name, onClose, onRescue }: EditComposerProps) {
  const { t } = useLingui();
  const enterSends = useStored('enterToSend');
  const before = writeEmoji(message.message_content);
  const [text, setText] = useState(before);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const grow = useAutoGrow(field);
  const words = encodeEmoji(text.trim());
  const canSave = words !== '' && words.length <= limits.message_text_max && !isSaving;
  useEffect(() => {
    // After the menu has closed and returned the focus to its button.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    });
  }, [message.id]);

  async function save(event?: FormEvent) {
    event?.preventDefault();
    if (!canSave) return;
    if (words === message.message_content) return onClose();
    setSaving(true);
    const outcome = await saveEdit(message, words);
    setSaving(false);
    if (outcome === 'failed') return field.current?.focus();
    if (outcome === 'over') onRescue(text);
    onClose();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, keyCode, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    const { isComposing } = nativeEvent;
    if (key === 'Escape' && !isComposing) return onClose();
    if (!isSendShortcut({ key, keyCode, shiftKey, ctrlKey, metaKey, altKey, isComposing }, enterSends)) return;
    event.preventDefault();
    void save();
  }

  return (
    <form className={css.composerBar} data-testid="edit-composer" onSubmit={(event) => void save(event)}>
      <div className={css.creply} role="status">
        <PenLineIcon />
        <span className={`grow ${css.grow}`}>
          <b>
            <Trans>Edit message</Trans>
          </b>
          <span className="truncate">{before}</span>
        </span>
        <IconButton size="sm" label={t`Cancel editing`} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className={css.composerInput}>
        <textarea
          ref={grow}
          className={css.box}
          rows={1}
          value={text}
          aria-label={t`Edit your message to ${name}`}
          aria-invalid={words.length > limits.message_text_max || undefined}
          enterKeyHint={enterSends ? 'done' : 'enter'}
          autoComplete="off"
          dir="auto"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          variant="primary"
          label={t`Save changes`}
          icon={<CheckIcon />}
          busy={isSaving}
          disabled={!canSave}
        />
      </div>
    </form>
  );
}
