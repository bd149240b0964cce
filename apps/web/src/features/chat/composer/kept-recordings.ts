import { currentMe } from '../../../platform/session/session.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';
import type { Recording } from '../../media/voice/use-recorder.ts';

const kept = new Map<string, Recording>();

/** What is not in the file. Stands with the drafts of this browser, and marks that there is a file. */
type Facts = Pick<Recording, 'seconds' | 'wave' | 'isFull'>;

/** Where a recording waits. It belongs to the member who recorded, also when the session ends meanwhile. */
interface RecordingPlace {
  readonly get: () => Recording | null;
  /** Finds what another document has left here, such as one that a refused token has reloaded. */
  readonly find: (signal: AbortSignal) => Promise<Recording | null>;
  readonly put: (recording: Recording) => void;
  readonly drop: () => void;
}

const load = async () => (await import('./recording-files.ts')).recordingFiles;

/**
 * Finished recordings that are not sent, by member and receiver: another page, a session that ends and a reload take
 * none of them. They lie where chosen files do, and go with these at a logout and after a day.
 */
export function recordingPlace(to: number): RecordingPlace {
  const key = `chat:${currentMe()?.id}:${to}:voice`;
  const mark = (facts: Facts | null) => {
    const { [key]: _, ...others } = browserStore.get('draft');
    browserStore.set('draft', facts === null ? others : { ...others, [key]: JSON.stringify(facts) });
  };
  return {
    get: () => kept.get(key) ?? null,
    async find(signal) {
      const facts = readFacts(browserStore.get('draft')[key]);
      if (facts === null || kept.has(key)) return kept.get(key) ?? null;
      const [file] = await (await load()).takeUp(key, signal);
      if (file === undefined || kept.has(key)) return kept.get(key) ?? null;
      const recording = { ...facts, file, src: URL.createObjectURL(file) };
      kept.set(key, recording);
      return recording;
    },
    put(recording) {
      const { file, seconds, wave, isFull } = recording;
      if (kept.get(key)?.file === file) return;
      kept.set(key, recording);
      mark({ seconds, wave, isFull });
      // A browser without room for it goes without.
      load()
        .then((files) => files.keep(key, [file]))
        .catch(() => {});
    },
    drop() {
      const recording = kept.get(key);
      if (recording === undefined) return;
      kept.delete(key);
      mark(null);
      load()
        .then((files) => files.drop(key, [recording.file]))
        .catch(() => {});
    },
  };
}

function readFacts(text: string | undefined): Facts | null {
  if (text === undefined) return null;
  try {
    return JSON.parse(text) as Facts;
  } catch {
    return null;
  }
}
