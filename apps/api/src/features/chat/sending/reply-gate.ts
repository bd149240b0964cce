import type { Composer } from '@peonia/contract/chat/chat.ts';
import { entitlementsOf, type Membership } from '@peonia/contract/money/entitlements.ts';
import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';

/**
 * State of the reply gate of a conversation. Until the other participant writes it is not answered, and
 * `unanswered_count` counts the opener's messages, say-hi included. Once answered it stays open. Source: decisions
 * "Messages".
 */
export interface Gate {
  readonly opened_by: number;
  readonly is_answered: boolean;
  readonly unanswered_count: number;
}

/** Sender of a message, as far as the reply gate needs it. */
export interface Writer extends Membership {
  readonly id: number;
  readonly is_friend: boolean;
}

/** State before the first message: the writer is the opener. */
export function newGate(writerId: number): Gate {
  return { opened_by: writerId, is_answered: false, unanswered_count: 0 };
}

/** Whether the writer may send one more message now. */
export function maySendMessage(gate: Gate, writer: Writer, limits: Limits): boolean {
  if (gate.is_answered || gate.opened_by !== writer.id) return true;
  const { unanswered, unanswered_friend } = entitlementsOf(writer, limits);
  return gate.unanswered_count < (writer.is_friend ? unanswered_friend : unanswered);
}

/** State after a message of the writer. */
export function gateAfterMessage(gate: Gate, writerId: number): Gate {
  if (gate.is_answered) return gate;
  return gate.opened_by === writerId
    ? { ...gate, unanswered_count: gate.unanswered_count + 1 }
    : { ...gate, is_answered: true, unanswered_count: 0 };
}

/** Composer state. `problem` is the error of the access policy; otherwise the reply gate decides. */
export function composerOf(problem: ErrorName | null, gate: Gate, writer: Writer, limits: Limits): Composer {
  if (problem === 'member_blocked_by_me') return 'blocking';
  if (problem !== null) return 'closed';
  return maySendMessage(gate, writer, limits) ? 'open' : 'wait';
}
