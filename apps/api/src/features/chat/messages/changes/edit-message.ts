import type { Message } from '@peonia/contract/chat/chat.ts';
import type { editMessage as endpoint } from '@peonia/contract/chat/message-acts.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { readAccessFacts, writingProblem } from '../../../privacy/public.ts';
import { evaluateMessage } from '../../scam/evaluate-message.ts';
import { reportSuspiciousMessage, scoreMessage, type Verdict } from '../../scam/score-message.ts';
import type { DeliverContext } from '../../sending/outgoing-message.ts';
import { refuseForeignLanguage } from '../../sending/refuse-foreign-language.ts';
import { readText } from '../../sending/send-message.ts';
import { readMessageAs } from '../read-message.ts';
import { lockMessage, type LockedMessageRow } from './change-message.sql.ts';
import { editableMessage, storeEdit, type EditableRow } from './edit-message.sql.ts';
import { emitMessageChanged } from './emit-message-changed.ts';

type EditCall = Call<typeof endpoint>;

/**
 * Changes the text of an own text message. The new text passes the same rules as a message that is sent. Both see the
 * message as edited; the earlier wording is kept for staff. The same text again changes nothing.
 */
export async function editMessage(call: EditCall, context: DeliverContext): Promise<Message> {
  const { db, emit, params, body, caller, language } = call;
  const { limits, media } = context;
  const text = readText(body.message_content, limits);
  const locked = await lockMessage.first(db, { reader: caller.id, id: params.id });
  if (locked === undefined || locked.sender_id !== caller.id) throw refuse('not_found');
  const access = await readAccessFacts(db, caller, locked.other_id);
  const problem = writingProblem(access, true);
  if (problem !== null) throw refuse(problem);
  requireEditable(locked, limits);
  const now = await editableMessage.one(db, { id: locked.id, receiver: locked.other_id });
  if (now.content !== text) {
    if (now.is_human_translated) throw refuse('message_human_translated');
    const verdict = await checkText(call, context, {
      text,
      locked,
      now: { ...now, blocks_foreign: now.blocks_foreign && !access.is_friend },
    });
    await storeEdit.run(db, { id: locked.id, content: text, warning: verdict.warning });
    const { id, other_id } = locked;
    const edited = await readMessageAs(db, { id, reader: caller.id, language }, media.view);
    await reportSuspiciousMessage(db, edited, other_id, verdict, context.reportMessage);
    const readers = [
      { id: caller.id, language },
      { id: other_id, language: null },
    ];
    await emitMessageChanged({ db, emit }, { id, readers, files: false });
  }
  return readMessageAs(db, { id: locked.id, reader: caller.id, language }, media.view);
}

function requireEditable({ kind, is_recalled, age_seconds }: LockedMessageRow, limits: Limits): void {
  if (kind !== 'text' || is_recalled) throw refuse('message_not_editable');
  if (age_seconds > limits.edit_seconds) throw refuse('edit_too_late', { minutes: limits.edit_seconds / 60 });
}

interface NewText {
  readonly text: string;
  readonly locked: LockedMessageRow;
  readonly now: EditableRow;
}

/** Throws `message_foreign` or `messages_slowed` as sending would. Returns what is suspicious about the text. */
async function checkText(
  { db, caller, language }: EditCall,
  { limits }: DeliverContext,
  { text, locked, now }: NewText,
): Promise<Verdict> {
  const { thread_id, other_id } = locked;
  if (now.blocks_foreign)
    await refuseForeignLanguage(db, {
      text,
      writer: caller.id,
      receiver: other_id,
      language,
      receiverLanguage: now.receiver_language ?? 'en',
    });
  const verdict = await evaluateMessage(db, { content: text, sender: caller.id, thread_id });
  if (!now.is_opening && verdict.warning !== 'scam') return verdict;
  const opening = now.is_opening ? text : null;
  return scoreMessage(db, { verdict, senderId: caller.id, receiverId: other_id, opening }, limits);
}
