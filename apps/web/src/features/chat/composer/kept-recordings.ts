import { currentMe } from '../../../platform/session/session.ts';
import type { Recording } from '../../media/voice/use-recorder.ts';

const kept = new Map<string, Recording>();
const keyOf = (to: number) => `${currentMe()?.id}:${to}`;

/**
 * Finished recordings that are not sent, by member and receiver, until the document is left: another page or a session
 * that ends takes none of them.
 */
export const keptRecordings = {
  get: (to: number): Recording | null => kept.get(keyOf(to)) ?? null,
  put: (to: number, recording: Recording) => void kept.set(keyOf(to), recording),
  drop: (to: number) => void kept.delete(keyOf(to)),
};
