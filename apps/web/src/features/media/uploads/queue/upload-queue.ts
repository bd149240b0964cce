import type { OwnUpload } from '@peonia/contract/media/media.ts';
import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import { type UploadEntries, createUploadEntries } from './upload-entries.ts';
import type { UploadEntry } from './upload-entry.ts';
import type { UploadFile } from './upload-options.ts';

/** Delay between the reply and the success state. Source: specification section 4. */
const SUCCESS_DELAY_MS = 2_000;
/** More uploads at a time would compete for bandwidth. */
const CONCURRENT_UPLOADS = 2;

interface UploadQueueListener {
  /** A file has become the member's upload. */
  readonly onUploaded: (upload: OwnUpload) => void;
  readonly onFailed: (error: unknown) => void;
}

interface UploadQueue extends Pick<UploadEntries, 'entries' | 'subscribe'> {
  /** Sets the listener for results. */
  listen(listener: UploadQueueListener): void;
  add(files: readonly File[]): void;
  /** Adds files that an earlier visit of the page has uploaded. */
  restore(uploads: readonly OwnUpload[]): void;
  /** Applies a server event: a video can be played, or its transcoding failed. */
  applyServerChange(changed: EventData<'upload.changed'>): void;
  /** Removes a file in any state. */
  cancel(key: string): void;
  retry(key: string): void;
  clear(): void;
}

let created = 0;

/** Uploads files two at a time, in order, and publishes the state of each. */
export function createUploadQueue(send: UploadFile): UploadQueue {
  const list = createUploadEntries();
  let listener: UploadQueueListener | null = null;
  const running = new Map<string, AbortController>();

  const sendNext = () => {
    const waiting = list.entries().find((entry) => entry.state === 'waiting');
    if (waiting === undefined || running.size >= CONCURRENT_UPLOADS) return;
    void run(waiting);
    sendNext();
  };
  async function run({ key, file }: UploadEntry): Promise<void> {
    const control = new AbortController();
    running.set(key, control);
    const update = (part: Partial<UploadEntry>) => {
      if (!control.signal.aborted) list.change(key, part);
    };
    update({ state: 'sending', sent: 0, error: null });
    try {
      const upload = await send(file, {
        signal: control.signal,
        onProgress: (sent) =>
          update({ sent: Math.min(sent, file.size), state: sent >= file.size ? 'working' : 'sending' }),
        onDisconnect: () => update({ state: 'held' }),
      });
      if (control.signal.aborted) return;
      update({ state: 'working', sent: file.size, upload });
      listener?.onUploaded(upload);
      setTimeout(() => update({ state: 'ready' }), SUCCESS_DELAY_MS);
    } catch (error) {
      if (control.signal.aborted) return;
      update({ state: 'failed', error });
      listener?.onFailed(error);
    } finally {
      if (running.get(key) === control) running.delete(key);
      sendNext();
    }
  }

  const drop = (entry: UploadEntry) => {
    running.get(entry.key)?.abort();
    running.delete(entry.key);
    URL.revokeObjectURL(entry.preview);
  };
  return {
    entries: list.entries,
    subscribe: list.subscribe,
    listen: (next) => void (listener = next),
    add(files) {
      list.set([...list.entries(), ...files.map(entryOf)]);
      sendNext();
    },
    restore: (uploads) => list.set([...uploads.map(restoredEntry), ...list.entries()]),
    applyServerChange: (changed) => applyServerChange(list, changed),
    cancel(key) {
      list
        .entries()
        .filter((entry) => entry.key === key)
        .forEach(drop);
      list.set(list.entries().filter((entry) => entry.key !== key));
      sendNext();
    },
    retry(key) {
      list.change(key, { state: 'waiting', error: null });
      sendNext();
    },
    clear() {
      list.entries().forEach(drop);
      list.set([]);
    },
  };
}

function applyServerChange(list: UploadEntries, changed: EventData<'upload.changed'>): void {
  const entry = list.entries().find(({ upload }) => upload?.id === changed.id);
  if (entry === undefined || entry.upload === null) return;
  list.change(entry.key, {
    upload: { ...entry.upload, ...changed },
    ...(changed.state === 'failed' ? { state: 'failed' } : {}),
  });
}

/** The file itself is not in this page: its kind is known, and the server's thumbnail replaces it. */
function restoredEntry(upload: OwnUpload): UploadEntry {
  created += 1;
  const file = new File([], upload.type === 'video' ? 'video.mp4' : 'photo.webp', {
    type: upload.type === 'video' ? 'video/mp4' : 'image/webp',
  });
  return {
    key: `file-${created}`,
    file,
    preview: upload.thumb ?? upload.blur ?? '',
    state: 'ready',
    sent: 0,
    upload,
    error: null,
  };
}

function entryOf(file: File): UploadEntry {
  created += 1;
  return {
    key: `file-${created}`,
    file,
    preview: URL.createObjectURL(file),
    state: 'waiting',
    sent: 0,
    upload: null,
    error: null,
  };
}
