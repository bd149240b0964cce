import type { Message } from '@peonia/contract/chat/chat.ts';
import type { removeReaction, setReaction } from '@peonia/contract/chat/message-acts.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { MediaView } from '../../../media/public.ts';
import { readMessageAs } from '../read-message.ts';
import { deleteReactionRow, lockMessage, upsertReaction } from './change-message.sql.ts';
import { emitMessageChanged } from './emit-message-changed.ts';

type ReactionCall = Call<typeof setReaction> | Call<typeof removeReaction>;

/** Sets a reaction. Throws `member_blocked_by_me` if the caller blocks the other participant. */
export function addReaction(call: Call<typeof setReaction>, view: MediaView): Promise<Message> {
  return applyReaction(call, call.body.emoji, view);
}

export function deleteReaction(call: Call<typeof removeReaction>, view: MediaView): Promise<Message> {
  return applyReaction(call, null, view);
}

async function applyReaction(
  { db, emit, params, caller, language }: ReactionCall,
  emoji: string | null,
  view: MediaView,
): Promise<Message> {
  const locked = await lockMessage.first(db, { reader: caller.id, id: params.id });
  if (locked === undefined || locked.is_recalled) throw refuse('not_found');
  if (emoji !== null && locked.i_block) throw refuse('member_blocked_by_me');
  const key = { thread_id: locked.thread_id, seq: locked.seq, member_id: caller.id };
  const changed =
    emoji === null ? await deleteReactionRow.run(db, key) : await upsertReaction.run(db, { ...key, emoji });
  if (changed > 0)
    await emitMessageChanged(
      { db, emit },
      {
        id: locked.id,
        readers: [
          { id: caller.id, language },
          { id: locked.other_id, language: null },
        ],
        files: false,
      },
    );
  return readMessageAs(db, { id: locked.id, reader: caller.id, language }, view);
}
