import type { saveDraft as endpoint } from '@peonia/contract/chat/message-threads.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { maySee, readAccessFacts } from '../../privacy/public.ts';
import { deleteDraft, upsertDraft } from './thread-details.sql.ts';
import { threadExistsWith } from './thread-member.sql.ts';

/** Saves a draft for all own devices, unchanged: a trailing space is kept while the member types. */
export async function saveDraft(
  { db, emit, body, caller }: Call<typeof endpoint>,
  limits: Limits,
): Promise<Record<string, never>> {
  const { user_id, message_content: content } = body;
  if (user_id === caller.id) throw refuse('not_found');
  if ([...content].length > limits.message_text_max)
    throw refuse('message_too_long', { most: limits.message_text_max });
  const access = await readAccessFacts(db, caller, user_id);
  const isReachable =
    access.exists &&
    !access.blocks_me &&
    (maySee(access) || (await threadExistsWith.one(db, { reader: caller.id, member: user_id })).thread_exists);
  if (!isReachable) throw refuse('not_found');
  const key = { member_id: caller.id, other_id: user_id };
  const changed =
    content.trim() === '' ? await deleteDraft.first(db, key) : await upsertDraft.first(db, { ...key, content });
  if (changed !== undefined) emit(caller.id, 'draft.changed', { user_id, draft: content.trim() === '' ? '' : content });
  return {};
}
