import { createHash } from 'node:crypto';
import type { Message } from '@peonia/contract/chat.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import { foldText } from '@peonia/core/scam-fold.ts';
import type { ScamSignal } from '@peonia/core/scam.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { insertSuspicion, recordOpening, recentSuspicion } from './suspicion.sql.ts';

export interface Verdict {
  readonly warning: Message['warning'];
  readonly signals: readonly ScamSignal[];
}

/** Puts a doubtful message before staff, in the transaction that stores it. */
export type ReportMessage = (
  db: Db,
  message: { readonly id: number; readonly signals: readonly ScamSignal[] },
) => Promise<void>;

interface MessageToScore {
  readonly verdict: Verdict;
  readonly senderId: number;
  readonly receiverId: number;
  /** The text with which a conversation begins, null where it goes on or greets. */
  readonly opening: string | null;
}

/** Shorter words are what people say to everybody. */
const comparableLength = 24;

/**
 * Weighs what the sender has done lately: the same text to many is a sign of its own, and whose messages were doubtful
 * to several members waits before the next conversation or doubtful message. Requirement 29.
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

/** Refuses a sender whose messages were doubtful to several members lately. */
export async function refuseSuspiciousSender(db: Db, senderId: number, limits: Limits): Promise<void> {
  const { receivers, minutes_left } = await recentSuspicion.one(db, {
    sender_id: senderId,
    minutes: limits.suspicion_minutes,
  });
  if (receivers >= limits.suspicious_receivers_max) throw refuse('messages_slowed', { minutes: minutes_left });
}

/** Keeps that a message was doubtful, and puts it before staff. */
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
