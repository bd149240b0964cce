import type { Message, ReactionName } from '@peonia/contract/chat/chat.ts';
import { deleteMessage, recallMessage, removeReaction, setReaction } from '@peonia/contract/chat/message-acts.ts';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { showOptimistically, showMessage } from '../state/message-cache.ts';
import { refreshMessage } from '../state/refresh-message.ts';
import { withReaction } from './with-reaction.ts';

/** Sets the own reaction of a message, replacing a previous one; the same emoji removes it. Optimistic. */
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

/** Recalls the own message for both members. */
export async function recall({ id }: Message): Promise<void> {
  try {
    showMessage(await call(recallMessage, { body: { id } }));
  } catch (error) {
    showProblem(error);
    void refreshMessage(id);
  }
}

/** Deletes a message for the own account only. Optimistic; restored on failure. */
export async function deleteForMe(message: Message, userId: number): Promise<void> {
  const { id, thread_id, seq } = message;
  const undo = showOptimistically({
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
