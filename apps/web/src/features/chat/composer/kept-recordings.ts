import { currentMe } from '../../../platform/session/session.ts';
import type { Recording } from '../../media/voice/use-recorder.ts';

const kept = new Map<string, Recording>();
const keyOf = (to: number) => `${currentMe()?.id}:${to}`;

/** Where a recording waits. It belongs to the member who recorded, also when the session ends meanwhile. */
interface RecordingPlace {
  readonly get: () => Recording | null;
  readonly put: (recording: Recording) => void;
  readonly drop: () => void;
}

/**
 * Finished recordings that are not sent, by member and receiver, until the document is left: another page or a session
 * that ends takes none of them.
 */
export function recordingPlace(to: number): RecordingPlace {
  const key = keyOf(to);
  return {
    get: () => kept.get(key) ?? null,
    put: (recording) => void kept.set(key, recording),
    drop: () => void kept.delete(key),
  };
}
