import type { Message, ReactionName } from '@peonia/contract/chat.ts';
import { deleteMessage, recallMessage, removeReaction, setReaction } from '@peonia/contract/message-acts.ts';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors.tsx';
import { showAhead, showMessage } from '../message-cache.ts';
import { refreshMessage } from '../refresh-message.ts';
import { withReaction } from './with-reaction.ts';

/** Puts my emoji on a message, in the stead of another one of mine; the same one again takes it off. Shown at once. */
export async function react(message: Message, emoji: ReactionName): Promise<void> {
  const isOff = message.reactions.some((one) => one.mine && one.emoji === emoji);
  showMessage(withReaction(message, isOff ? null : emoji));
  try {
    const params = { id: message.id };
    showMessage(isOff ? await call(removeReaction, { params }) : await call(setReaction, { params, body: { emoji } }));
  } catch (error) {
    showMessage(message);
    showProblem(error);
  }
}

/** Takes a message of mine back for both. */
export async function recall({ id }: Message): Promise<void> {
  try {
    showMessage(await call(recallMessage, { body: { id } }));
  } catch (error) {
    showProblem(error);
    void refreshMessage(id);
  }
}

/** Deletes a message for me alone. It is gone at once, and back where that fails. */
export async function deleteForMe(message: Message, userId: number): Promise<void> {
  const { id, thread_id, seq } = message;
  const undo = showAhead({
    name: 'message.deleted',
    data: { thread_id, user_id: userId, seq, summary: null, updated_at: message.created_at, count: 0 },
  });
  try {
    await call(deleteMessage, { params: { id } });
  } catch (error) {
    undo();
    showProblem(error);
  }
}
