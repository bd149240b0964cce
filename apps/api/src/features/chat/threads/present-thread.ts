import { directionsOf } from '@peonia/contract/chat/chat-state.ts';
import type { Composer, Thread } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { accessFactsOf, writingProblem, type AccessFactsRow } from '../../privacy/public.ts';
import { composerOf, newGate } from '../sending/reply-gate.ts';
import type { ThreadRow } from './thread-list.sql.ts';

/** Row → reply: an allow-list. */
export function presentThread(row: ThreadRow, user: MemberCard, composer: Composer): Thread {
  return {
    id: row.id,
    user_id: row.user_id,
    user,
    unread: row.unread,
    summary: row.summary,
    last_seq: row.last_seq,
    read_seq: row.read_seq,
    peer_delivered_seq: row.peer_delivered_seq,
    peer_read_seq: row.peer_read_seq,
    updated_at: row.updated_at,
    top: row.is_pinned,
    request: row.is_request,
    your_turn: row.summary?.sender === row.user_id,
    ...directionsOf(composer),
    draft: row.draft,
    engine: row.engine,
    muted: row.is_muted,
  };
}

/** Composer state of the reader towards this member; without a conversation, that of a first message. */
export function composerFor(
  row: AccessFactsRow,
  thread: ThreadRow | null,
  reader: Caller,
  memberId: number,
  limits: Limits,
): Composer {
  const access = accessFactsOf(row, reader, memberId);
  const writer = {
    id: reader.id,
    vip: reader.vip,
    verified: reader.verified,
    identified: reader.identified,
    is_friend: access.is_friend,
  };
  return composerOf(writingProblem(access, thread !== null), thread ?? newGate(reader.id), writer, limits);
}
