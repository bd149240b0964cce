import type { Message } from '@peonia/contract/chat.ts';
import { limits } from '@peonia/contract/limits.ts';
import type { SuggestMode } from '@peonia/contract/suggestions.ts';
import { useCallback, useRef, useState } from 'react';
import { sendFrame } from '../../../platform/realtime/live.ts';
import { useUploads, type Uploads } from '../../media/public.ts';
import { sendWords } from '../outbox/outbox.ts';
import { keepUploads } from '../outbox/sent-uploads.ts';
import { codeEmoji } from './code-emoji.ts';
import { type Draft, useDraft } from './use-draft.ts';

/** The server passes a typing sign on every 2 s at most. */
const TYPING_EVERY_MS = 2_500;
/** What a file for sale costs until its sender says otherwise. */
const USUAL_PRICE = 10;

export interface Composing {
  readonly draft: Draft;
  readonly type: (text: string) => void;
  readonly uploads: Uploads;
  /** Files that are for sale, apart from those that are shown. */
  readonly secrets: Uploads;
  readonly price: number;
  readonly setPrice: (price: number) => void;
  readonly reply: Message | null;
  readonly setReply: (message: Message | null) => void;
  /** Puts an idea into the field, to be changed: over a text that was polished, else after what stands there. */
  readonly takeIdea: (words: string, mode: SuggestMode) => void;
  /** How many ideas were taken: with each the field gets the focus. */
  readonly ideasTaken: number;
  /** Length as it is stored, with emoji as their codes. */
  readonly length: number;
  readonly isTooLong: boolean;
  readonly hasFiles: boolean;
  /** Whether there is anything to send, and all of it is with the server. */
  readonly canSend: boolean;
  /** Sends what there is; nothing but blanks is dropped silently. Source: specification section 5. */
  readonly send: () => void;
}

/** What is being put together for a member: words, files, and what it answers. */
export function useComposing(to: number, remoteDraft: string, onSent: () => void): Composing {
  const draft = useDraft(to, remoteDraft);
  const uploads = useUploads({ most: limits.upload_files_max });
  const secrets = useUploads({ most: 1 });
  const [price, setPrice] = useState(USUAL_PRICE);
  const [reply, setReply] = useState<Message | null>(null);
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
  const length = codeEmoji(text.trim()).length;
  const isTooLong = length > limits.message_text_max;
  const hasFiles = uploads.entries.length + secrets.entries.length > 0;
  const isBusy = uploads.isBusy || secrets.isBusy;
  const isEmpty = length === 0 && uploads.uploaded.length + secrets.uploaded.length === 0;

  const type = (next: string) => {
    draft.setText(next);
    if (next.trim() === '' || Date.now() - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = Date.now();
    sendFrame({ type: 'typing', user_id: to });
  };
  const send = () => {
    if (isEmpty || isBusy || isTooLong) return;
    const words = { text: codeEmoji(text.trim()), replyTo: reply?.seq ?? null };
    const [secret] = secrets.uploaded;
    keepUploads([...uploads.uploaded, ...secrets.uploaded]);
    if (secret !== undefined) sendWords(to, { ...words, kind: 'file', uploads: [secret.id], amount: price });
    else if (uploads.uploaded.length > 0)
      sendWords(to, { ...words, kind: 'photo', uploads: uploads.uploaded.map(({ id }) => id), amount: null });
    else sendWords(to, { ...words, kind: 'text', uploads: [], amount: null });
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
    takeIdea,
    ideasTaken,
    length,
    isTooLong,
    hasFiles,
    canSend: !isEmpty && !isBusy && !isTooLong,
    send,
  };
}
