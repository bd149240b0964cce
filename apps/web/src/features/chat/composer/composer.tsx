import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { MicIcon } from '@peonia/ui/icons/mic.tsx';
import { SendIcon } from '@peonia/ui/icons/send.tsx';
import { useAutoGrow } from '@peonia/ui/textarea/use-auto-grow.ts';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useStored } from '../../../platform/store/browser-store.ts';
import { GiftButton } from '../../gifts/gift-button.tsx';
import { SuggestionsButton } from '../../suggestions/suggestions-button.tsx';
import { lastEditable } from '../actions/can-edit.ts';
import { EmojiPicker } from '../emoji/emoji-picker.tsx';
import { AttachMenu } from './attach-menu.tsx';
import { isSendShortcut, type PressedKey } from './is-send-shortcut.ts';
import { recordingPlace } from './kept-recordings.ts';
import { ReplyPreview } from './reply-preview.tsx';
import { TextLength } from './text-length.tsx';
import { useComposerIdeas } from './use-composer-ideas.ts';
import type { Composing } from './use-composing.ts';
import { useFoundRecording } from './use-found-recording.ts';
import * as css from './composer.module.css';

const voiceBarPart = lazyPart(async () => (await import('./voice-bar.tsx')).VoiceBar, 'media.voice');
const editPart = lazyPart(async () => (await import('../actions/edit-composer.tsx')).EditComposer, 'chat.actions');
const traysPart = lazyPart(async () => (await import('./file-trays.tsx')).FileTrays, 'media');
/** So many characters before the limit the counter is shown. */
const COUNTER_AHEAD = 500;

interface ComposerProps {
  readonly user: MemberCard;
  readonly composing: Composing;
  /** The loaded messages, newest first; none before the first, when a greeting is offered too. */
  readonly items: readonly Message[];
  readonly onSent: () => void;
}

/** Message field with attachments, emoji, gifts, ideas and voice recording. */
export function Composer({ user, composing, items, onSent }: ComposerProps) {
  const { t } = useLingui();
  const { user_id: to, name } = user;
  const { draft, type, send, reply, editing, setEditing, length, isTooLong, hasFiles, canSend } = composing;
  const newest = items[0] ?? null;
  const [isRecording, setRecording] = useState(() => recordingPlace(to).get() !== null);
  useFoundRecording(to, () => setRecording(true));
  const enterSends = useStored('enterToSend');
  const VoiceBar = voiceBarPart.use(isRecording, () => setRecording(false));
  const EditComposer = editPart.use(editing !== null, () => setEditing(null));
  const Trays = traysPart.use(hasFiles);
  const field = useRef<HTMLTextAreaElement>(null);
  const microphone = useRef<HTMLButtonElement>(null);
  const grow = useAutoGrow(field);
  const ideas = useComposerIdeas(user, composing, newest);
  const lengthId = useId();
  const isLong = length >= limits.message_text_max - COUNTER_AHEAD;
  const { text } = draft;
  useFocusOnChange(field, composing);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    field.current?.focus();
    send();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape' && reply !== null) composing.setReply(null);
    if (isEditShortcut(pick(event), text) && !hasFiles) {
      const last = lastEditable(items, to, Date.now());
      if (last === undefined) return;
      event.preventDefault();
      return setEditing(last);
    }
    if (!isSendShortcut(pick(event), enterSends)) return;
    event.preventDefault();
    submit();
  }
  function insert(emoji: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    draft.setText(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    const caret = selectionStart + emoji.length;
    // After React has updated the field and the picker has closed.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  }

  if (isRecording && VoiceBar !== null)
    return (
      <VoiceBar
        to={to}
        reply={reply}
        onSent={onSent}
        onClose={() => {
          setRecording(false);
          requestAnimationFrame(() => microphone.current?.focus());
        }}
        onReplied={() => composing.setReply(null)}
      />
    );
  if (editing !== null && EditComposer !== null)
    return (
      <EditComposer
        key={editing.id}
        message={editing}
        name={name}
        onClose={() => {
          setEditing(null);
          requestAnimationFrame(() => field.current?.focus());
        }}
        onRescue={(rescued) => draft.edit((now) => (now.trim() === '' ? rescued : `${now.trimEnd()}\n${rescued}`))}
      />
    );
  return (
    <form className={css.composerBar} data-testid="composer" onSubmit={submit}>
      {reply === null ? null : <ReplyPreview message={reply} peer={user} onClose={() => composing.setReply(null)} />}
      {hasFiles && Trays !== null ? <Trays composing={composing} /> : null}
      {isLong ? <TextLength id={lengthId} length={length} /> : null}
      <div className={css.composerInput}>
        <AttachMenu to={to} composing={composing} isFirst={newest === null} ideas={ideas} />
        <textarea
          ref={grow}
          className={css.box}
          rows={1}
          value={text}
          placeholder={hasFiles ? t`Add a few words` : t`Write a message`}
          aria-label={t`Message to ${name}`}
          aria-describedby={isLong ? lengthId : undefined}
          aria-invalid={isTooLong || undefined}
          enterKeyHint={enterSends ? 'send' : 'enter'}
          autoComplete="off"
          dir="auto"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <SuggestionsButton
          className={`desktop-only ${css.cideas}`}
          look="icon"
          label={ideas.label}
          request={ideas.request}
          onApply={ideas.onApply}
        />
        <EmojiPicker onPick={insert} />
        <GiftButton to={{ user_id: to, name }} onSent={onSent} />
        {text.trim() === '' && !hasFiles ? (
          <IconButton
            ref={microphone}
            variant="primary"
            label={t`Record a voice message`}
            icon={<MicIcon />}
            busy={isRecording}
            onClick={() => setRecording(true)}
          />
        ) : (
          <IconButton type="submit" variant="primary" label={t`Send`} icon={<SendIcon />} disabled={!canSend} />
        )}
      </div>
    </form>
  );
}

/** Focuses the field after the member chose a message to reply to, or an idea. */
function useFocusOnChange(field: RefObject<HTMLTextAreaElement | null>, { reply, ideasTaken }: Composing) {
  useEffect(() => {
    if (reply !== null) field.current?.focus();
  }, [field, reply]);
  useEffect(() => {
    // After the panel of ideas has closed and returned the focus to its button.
    if (ideasTaken > 0) requestAnimationFrame(() => field.current?.focus());
  }, [field, ideasTaken]);
}

function pick({ key, keyCode, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent) {
  return { key, keyCode, shiftKey, ctrlKey, metaKey, altKey, isComposing: nativeEvent.isComposing };
}

/** Returns whether a key edits the last own message: the arrow up in an empty field. Never during IME composition. */
function isEditShortcut(pressed: PressedKey, text: string): boolean {
  const { key, isComposing, keyCode, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  const isModified = shiftKey || ctrlKey || metaKey || altKey;
  return key === 'ArrowUp' && text === '' && !isComposing && keyCode !== 229 && !isModified;
}
