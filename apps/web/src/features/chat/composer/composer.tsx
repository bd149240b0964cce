import { useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/limits.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { sendFrame } from '../../../platform/realtime/live.ts';
import { useStored } from '../../../platform/store/browser-store.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { SendIcon } from '@peonia/ui/icons.tsx';
import { useGrow } from '@peonia/ui/textarea/use-grow.ts';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { GiftButton } from '../../gifts/public.ts';
import { sendText } from '../outbox/outbox.ts';
import { codeEmoji } from './code-emoji.ts';
import { EmojiPicker } from './emoji-picker.tsx';
import { pressedSend } from './pressed-send.ts';
import { useDraft } from './use-draft.ts';

/** The server passes a typing sign on every 2 s at most. */
const TYPING_EVERY_MS = 2_500;
/** From here on the length is shown. */
const NEAR = limits.message_text_max - 500;

export interface ComposerProps {
  readonly to: number;
  readonly name: string;
  readonly onSent: () => void;
}

/** The field in which a message is written, with emoji and the send button. */
export function Composer({ to, name, onSent }: ComposerProps) {
  const { t } = useLingui();
  const enterSends = useStored('enterToSend');
  const [text, setText] = useDraft(to);
  const field = useRef<HTMLTextAreaElement>(null);
  const grow = useGrow(field);
  const typedAt = useRef(0);
  const lengthId = useId();
  const length = text.length > NEAR / 8 ? codeEmoji(text.trim()).length : text.length;
  const isTooLong = length > limits.message_text_max;

  function type(next: string) {
    setText(next);
    if (next.trim() === '' || Date.now() - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = Date.now();
    sendFrame({ type: 'typing', user_id: to });
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    const message = codeEmoji(text.trim());
    field.current?.focus();
    // Nothing but blanks is dropped silently. Source: specification section 5.
    if (message === '' || isTooLong) return;
    sendText(to, message);
    setText('');
    typedAt.current = 0;
    onSent();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!pressedSend(pick(event), enterSends)) return;
    event.preventDefault();
    send();
  }

  function insert(emoji: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    setText(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    const caret = selectionStart + emoji.length;
    // After the new text is in the field and the picker has closed.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  }

  return (
    <form className="cbar" onSubmit={send}>
      {length >= NEAR ? <TextLength id={lengthId} length={length} /> : null}
      <div className="cin">
        <EmojiPicker onPick={insert} />
        <textarea
          ref={grow}
          className="box"
          rows={1}
          value={text}
          placeholder={t`Write a message`}
          aria-label={t`Message to ${name}`}
          aria-describedby={length >= NEAR ? lengthId : undefined}
          aria-invalid={isTooLong || undefined}
          enterKeyHint={enterSends ? 'send' : 'enter'}
          autoComplete="off"
          dir="auto"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <GiftButton to={{ user_id: to, name }} onSent={onSent} />
        <IconButton type="submit" variant="primary" label={t`Send`} icon={<SendIcon />} disabled={isTooLong} />
      </div>
    </form>
  );
}

function TextLength({ id, length }: { id: string; length: number }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <p id={id} className={length > limits.message_text_max ? 'clen err' : 'clen'} role="status">
      {t`${formatNumber(language, length)} of ${formatNumber(language, limits.message_text_max)} characters`}
    </p>
  );
}

function pick({ key, keyCode, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent) {
  return { key, keyCode, shiftKey, ctrlKey, metaKey, altKey, isComposing: nativeEvent.isComposing };
}
