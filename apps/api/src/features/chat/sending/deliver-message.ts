import type { Composer, Message } from '@peonia/contract/chat/chat.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { publishEvents } from '../../../platform/realtime/event-log.ts';
import type { KnownGiftRow } from '../../gifts/public.ts';
import { isRequest, accessFactsOf, writingProblem, type AccessFacts } from '../../privacy/public.ts';
import { hasFinished } from '../../profiles/public.ts';
import { hydrateMessageFiles } from '../messages/hydrate-files.ts';
import { evaluateMessage } from '../scam/evaluate-message.ts';
import { commitMessage } from './commit-message.ts';
import { isRepeated } from './is-repeated.ts';
import type { CommittedMessage } from './message-to-commit.ts';
import type { Author, DeliverContext, Outgoing } from './outgoing-message.ts';
import { phraseOf } from './phrase.ts';
import { refuseForeignLanguage } from './refuse-foreign-language.ts';
import { gateAfterMessage, composerOf, maySendMessage, newGate } from './reply-gate.ts';
import { readGiftContext, readSendContext, type SendContextRow } from './send-context.sql.ts';

/** The reply gate changes a few times at most; more attempts mean another error. */
const attempts = 5;

/**
 * Sends a message: one read, the decision, one write that commits separately, then events to both participants. A
 * repeated client id returns the stored message, so a retry is always harmless.
 */
export async function deliverMessage(
  context: DeliverContext,
  writer: Author,
  outgoing: Outgoing,
  begun = beginToDeliver(context, writer.id, outgoing),
): Promise<Message> {
  const { database } = context;
  if (outgoing.receiver === writer.id) throw refuse('message_to_self');
  for (let left = attempts; left > 0; left -= 1) {
    const row = await (left === attempts ? begun : beginToDeliver(context, writer.id, outgoing));
    // An unknown receiver gets the same error as a hidden one, also before the sender has finished the first steps.
    if (row === undefined)
      throw refuse(
        (await hasFinished.one(database, { member_id: writer.id })).finished ? 'not_found' : 'steps_missing',
      );
    if (row.stored !== null) return replayMessage(context, writer, outgoing, { ...row, stored: row.stored });
    const stored = await attempt(context, writer, outgoing, row);
    if (stored !== null) return publishToBoth(context, writer, outgoing.receiver, stored);
  }
  throw refuse('server_busy');
}

type BegunRow = SendContextRow & { readonly known_gift: KnownGiftRow | null };

/** Reads what decides about the message; for callers that read something else at the same time. */
export async function beginToDeliver(
  { database }: Pick<DeliverContext, 'database'>,
  writerId: number,
  { language, receiver, client_id, gift }: Pick<Outgoing, 'language' | 'receiver' | 'client_id' | 'gift'>,
): Promise<BegunRow | undefined> {
  const params = { reader: writerId, language, member: receiver, client_id };
  if (gift === undefined) {
    const row = await readSendContext.first(database, params);
    return row === undefined ? undefined : { ...row, known_gift: null };
  }
  const row = await readGiftContext.first(database, { ...params, gift_id: gift.gift_id });
  return row === undefined ? undefined : { ...row, known_gift: row.price === null ? null : row };
}

/**
 * The message that was stored under the client id. Throws `key_reused` for another message, and `not_found` if the
 * conversation has ended with a block or a closed account.
 */
function replayMessage(
  { database, media }: DeliverContext,
  writer: Author,
  outgoing: Outgoing,
  row: SendContextRow & { readonly stored: Message },
): Promise<Message> {
  const { stored, thread_id } = row;
  const isEnded = !row.active || row.blocks_me;
  if (isEnded && outgoing.isPast !== true) throw refuse('not_found');
  if (stored.thread_id !== thread_id || !isRepeated(stored, outgoing, (row.language ?? 'en') as Language))
    throw refuse('key_reused');
  return hydrateMessageFiles(media.view, database, writer.id, stored);
}

/** Publishes the message to both participants, with file URLs for each, which stored events do not contain. */
async function publishToBoth(
  { database, realtime, media }: DeliverContext,
  writer: Author,
  receiver: number,
  stored: CommittedMessage & { readonly composer: Composer },
): Promise<Message> {
  const [mine, theirs] = await Promise.all([
    hydrateMessageFiles(media.view, database, writer.id, stored.message),
    hydrateMessageFiles(media.view, database, receiver, { ...stored.message, ...stored.receiver_part }),
  ]);
  // What a message brings along, such as a gift, is read on the replica too.
  await realtime.beforePublish([receiver, ...stored.events.map(({ member_id }) => member_id)]);
  realtime.publish(writer.id, stored.sender_event, 'message.sent', {
    message: mine,
    user_id: receiver,
    unread: 0,
    composer: stored.composer,
    request: false,
  });
  realtime.publish(receiver, stored.receiver_event, 'message.sent', {
    message: theirs,
    user_id: writer.id,
    unread: 1,
    composer: 'open',
    request: stored.request,
  });
  publishEvents(realtime, stored.events);
  return mine;
}

/** Decides and writes. Returns null if the conversation changed meanwhile and must be read again. */
async function attempt(context: DeliverContext, writer: Author, outgoing: Outgoing, row: BegunRow) {
  const { limits } = context;
  const access =
    outgoing.isPast === true
      ? accessFactsOf(row, writer, outgoing.receiver)
      : requireSendAccess(row, writer, outgoing.receiver);
  const gate = row.thread_id === null ? newGate(writer.id) : row;
  const author = {
    id: writer.id,
    vip: writer.vip,
    verified: writer.verified,
    identified: writer.identified,
    is_friend: access.is_friend,
  };
  if (outgoing.isPast !== true && !maySendMessage(gate, author, limits)) throw refuse('message_unanswered');
  const after = outgoing.isPast === true && row.thread_id !== null ? gate : gateAfterMessage(gate, writer.id);
  const composer = composerOf(null, after, author, limits);
  const receiverLanguage = (row.language ?? 'en') as Language;
  const content = outgoing.content(receiverLanguage);
  const words = outgoing.words ?? content;
  const { receiver, client_id, kind, gift, language } = outgoing;
  const phrase = await phraseOf(
    context.database,
    { kind, text: content, writer: writer.id, receiver, language },
    context,
  );
  // A curated text is shown in the reader's own language.
  if (row.blocks_foreign && outgoing.isPast !== true && !access.is_friend && phrase === null)
    await refuseForeignLanguage(context.database, {
      text: words,
      writer: writer.id,
      receiver: outgoing.receiver,
      language: outgoing.language,
      receiverLanguage,
    });
  const verdict = await evaluateMessage(context.database, {
    content: words,
    sender: writer.id,
    thread_id: row.thread_id,
  });
  const message = {
    was_answered: gate.is_answered,
    was_unanswered_count: gate.unanswered_count,
    is_answered: after.is_answered,
    unanswered_count: after.unanswered_count,
    sender: writer.id,
    receiver,
    client_id,
    kind,
    content,
    phrase: phrase === null ? null : JSON.stringify(phrase),
    reply_seq: outgoing.reply_to ?? null,
    call: outgoing.call === undefined ? null : JSON.stringify(outgoing.call),
    warning: verdict.warning,
    language,
    receiver_language: receiverLanguage,
    sender_composer: composer,
  };
  try {
    const written = await commitMessage(context, {
      writer,
      thread_id: row.thread_id,
      is_request: isRequest(access),
      is_past: outgoing.isPast === true,
      gift: gift === undefined ? null : { ...gift, receiver, client_id },
      known_gift: row.known_gift,
      files: outgoing.files ?? null,
      picture: outgoing.picture ?? null,
      attach: outgoing.attach ?? null,
      verdict,
      words,
      message,
    });
    return written === null ? null : { ...written, composer };
  } catch (error) {
    // The same client id arrived twice at once: the other call has stored the message.
    if (isUniqueViolation(error, 'message_client')) return null;
    throw error;
  }
}

/** Access facts of the sender towards the receiver. Throws if the sender may not write. */
export function requireSendAccess(row: SendContextRow, writer: Author, receiver: number): AccessFacts {
  if (!row.i_finished) throw refuse('steps_missing');
  const known = accessFactsOf(row, writer, receiver);
  const access = { ...known, exists: known.exists && row.they_finished };
  const problem = writingProblem(access, row.thread_id !== null);
  if (problem !== null) throw refuse(problem);
  return access;
}
