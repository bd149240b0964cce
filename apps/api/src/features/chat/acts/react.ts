import type { Message } from '@peonia/contract/chat.ts';
import type { removeReaction, setReaction } from '@peonia/contract/message-acts.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { MediaView } from '../../media/public.ts';
import { dropReaction, holdMessage, putReaction } from './message-act.sql.ts';
import { readAs } from './read-message.ts';
import { tellChanged } from './tell-changed.ts';

type Reacting = Call<typeof setReaction> | Call<typeof removeReaction>;

/** Answers a message with an emoji. Whoever blocks the other does not talk to them in this way either. */
export function react(call: Call<typeof setReaction>, view: MediaView): Promise<Message> {
  return change(call, call.body.emoji, view);
}

export function takeReactionOff(call: Call<typeof removeReaction>, view: MediaView): Promise<Message> {
  return change(call, null, view);
}

async function change(
  { db, emit, params, caller, language }: Reacting,
  emoji: string | null,
  view: MediaView,
): Promise<Message> {
  const held = await holdMessage.first(db, { reader: caller.id, id: params.id });
  if (held === undefined || held.is_recalled) throw refuse('not_found');
  if (emoji !== null && held.i_block) throw refuse('member_blocked_by_me');
  const key = { thread_id: held.thread_id, seq: held.seq, member_id: caller.id };
  const changed = emoji === null ? await dropReaction.run(db, key) : await putReaction.run(db, { ...key, emoji });
  if (changed > 0)
    await tellChanged(
      { db, emit },
      {
        id: held.id,
        readers: [
          { id: caller.id, language },
          { id: held.other_id, language: null },
        ],
        files: false,
      },
    );
  return readAs(db, { id: held.id, reader: caller.id, language }, view);
}
