import { createHash } from 'node:crypto';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { foldText } from '@peonia/core/scam/scam-fold.ts';
import type { ScamSignal } from '@peonia/core/scam/scam.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { insertSuspicion, recordOpening, recentSuspicion } from './suspicion.sql.ts';

export interface Verdict {
  readonly warning: Message['warning'];
  readonly signals: readonly ScamSignal[];
}

/** Reports a suspicious message to staff, in the transaction that stores it. */
export type ReportMessage = (
  db: Db,
  message: { readonly id: number; readonly signals: readonly ScamSignal[] },
) => Promise<void>;

interface MessageToScore {
  readonly verdict: Verdict;
  readonly senderId: number;
  readonly receiverId: number;
  /** First text of a conversation; null for a later message or a greeting. */
  readonly opening: string | null;
}

/** Shorter texts are too common to compare. */
const comparableLength = 24;

/**
 * Scores a message with the recent behaviour of its sender. The same opening text to many members counts as a signal.
 * After suspicious messages to several recipients the sender is paused. Requirement 29.
 */
export async function scoreMessage(
  db: Db,
  { verdict, senderId, receiverId, opening }: MessageToScore,
  limits: Limits,
): Promise<Verdict> {
  await refuseSuspiciousSender(db, senderId, limits);
  const text = opening === null ? '' : foldText(opening);
  if (text.length < comparableLength) return verdict;
  const digest = createHash('sha256').update(text).digest().subarray(0, 16);
  const { others } = await recordOpening.one(db, { member_id: senderId, other_id: receiverId, digest });
  return others < limits.same_text_max ? verdict : { warning: 'scam', signals: [...verdict.signals, 'repeated'] };
}

/** Throws `messages_slowed` if several members recently received suspicious messages from the sender. */
export async function refuseSuspiciousSender(db: Db, senderId: number, limits: Limits): Promise<void> {
  const { receivers, minutes_left } = await recentSuspicion.one(db, {
    sender_id: senderId,
    minutes: limits.suspicion_minutes,
  });
  if (receivers >= limits.suspicious_receivers_max) throw refuse('messages_slowed', { minutes: minutes_left });
}

/** Counts a suspicious text that is no message, such as the note of a like, towards the pause of its sender. */
export async function countSuspicion(
  db: Db,
  suspicion: { readonly sender_id: number; readonly receiver_id: number; readonly signals: readonly ScamSignal[] },
): Promise<void> {
  await insertSuspicion.run(db, { message_id: null, ...suspicion });
}

/** Stores the signals of a suspicious message and reports it to staff. */
export async function reportSuspiciousMessage(
  db: Db,
  message: Message,
  receiverId: number,
  { signals }: Verdict,
  report: ReportMessage,
): Promise<void> {
  if (signals.length === 0) return;
  await insertSuspicion.run(db, {
    message_id: message.id,
    sender_id: message.sender,
    receiver_id: receiverId,
    signals,
  });
  await report(db, { id: message.id, signals });
}
