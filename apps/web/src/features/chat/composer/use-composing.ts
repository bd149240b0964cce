import type { Message } from '@peonia/contract/chat/chat.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { SuggestMode } from '@peonia/contract/suggestions.ts';
import { useCallback, useRef, useState } from 'react';
import { useAskBeforeUnload } from '../../../platform/forms/use-ask-before-unload.ts';
import { sendFrame } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useStoredFiles } from '../../media/uploads/use-stored-files.ts';
import { useUploads, type Uploads } from '../../media/uploads/use-uploads.tsx';
import { filesKey } from '../drafts/draft-store.ts';
import { type Draft, useDraft } from '../drafts/use-draft.ts';
import { encodeEmoji } from '../emoji/encode-emoji.ts';
import { enqueueMessage } from '../outbox/outbox.ts';
import { rememberChosen } from '../outbox/sent-uploads.ts';
import { useUnsent } from '../outbox/use-unsent.ts';

/** The server forwards at most one typing event every 2 s. */
const TYPING_EVERY_MS = 2_500;
/** Default price of a paid file, in gold. */
const USUAL_PRICE = 10;

export interface Composing {
  readonly draft: Draft;
  readonly type: (text: string) => void;
  readonly uploads: Uploads;
  /** Files for sale, apart from those that are shown. */
  readonly secrets: Uploads;
  readonly price: number;
  readonly setPrice: (price: number) => void;
  readonly reply: Message | null;
  readonly setReply: (message: Message | null) => void;
  /** The own message whose text is being changed. */
  readonly editing: Message | null;
  readonly setEditing: (message: Message | null) => void;
  /** Puts an idea into the field: replaces a text that was polished, else appends. */
  readonly takeIdea: (words: string, mode: SuggestMode) => void;
  /** Counts the ideas taken; the field gets the focus with each. */
  readonly ideasTaken: number;
  /** Length as stored, with emoji as their codes. */
  readonly length: number;
  readonly isTooLong: boolean;
  readonly hasFiles: boolean;
  /** Whether there is content and all uploads are complete. */
  readonly canSend: boolean;
  /** Sends the content; blanks alone are ignored. Source: specification section 5. */
  readonly send: () => void;
}

/** State of the message being composed for a member: text, files and reply. */
export function useComposing(to: number, remoteDraft: string, onSent: () => void): Composing {
  const willBeSent = useUnsent(to).some(({ unsent }) => unsent.refusal === null);
  const draft = useDraft(to, remoteDraft, willBeSent);
  const uploads = useUploads({ most: limits.upload_files_max });
  useStoredFiles(filesKey(useMe()?.id ?? 0, to), uploads);
  const secrets = useUploads({ most: 1 });
  const [price, setPrice] = useState(USUAL_PRICE);
  const [reply, setReply] = useState<Message | null>(null);
  const [editing, setEditing] = useState<Message | null>(null);
  const [ideasTaken, setIdeasTaken] = useState(0);
  const typedAt = useRef(0);
  const { text, edit } = draft;
  const takeIdea = useCallback(
    (words: string, mode: SuggestMode) => {
      edit((now) => (mode === 'polish' || now.trim() === '' ? words : `${now.trimEnd()}\n${words}`));
      setIdeasTaken((taken) => taken + 1);
    },
    [edit],
  );
  const length = encodeEmoji(text.trim()).length;
  const isTooLong = length > limits.message_text_max;
  const hasFiles = uploads.entries.length + secrets.entries.length > 0;
  const isBusy = uploads.isBusy || secrets.isBusy;
  useAskBeforeUnload(isBusy || secrets.entries.length > 0);
  const isEmpty = length === 0 && uploads.uploaded.length + secrets.uploaded.length === 0;

  const type = (next: string) => {
    draft.setText(next);
    if (next.trim() === '' || Date.now() - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = Date.now();
    sendFrame({ type: 'typing', user_id: to });
  };
  const send = () => {
    if (isEmpty || isBusy || isTooLong) return;
    const words = { text: encodeEmoji(text.trim()), replyTo: reply?.seq ?? null };
    const [secret] = secrets.uploaded;
    rememberChosen([...uploads.entries, ...secrets.entries]);
    if (secret !== undefined) enqueueMessage(to, { ...words, kind: 'file', uploads: [secret.id], amount: price });
    else if (uploads.uploaded.length > 0)
      enqueueMessage(to, { ...words, kind: 'photo', uploads: uploads.uploaded.map(({ id }) => id), amount: null });
    else enqueueMessage(to, { ...words, kind: 'text', uploads: [], amount: null });
    draft.onSent(!hasFiles);
    uploads.clear();
    secrets.clear();
    setReply(null);
    typedAt.current = 0;
    onSent();
  };
  return {
    draft,
    type,
    uploads,
    secrets,
    price,
    setPrice,
    reply,
    setReply,
    editing,
    setEditing,
    takeIdea,
    ideasTaken,
    length,
    isTooLong,
    hasFiles,
    canSend: !isEmpty && !isBusy && !isTooLong,
    send,
  };
}
