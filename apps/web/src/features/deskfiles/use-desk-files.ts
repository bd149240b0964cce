import type { DeskFile } from '@peonia/contract/operation/deskfiles.ts';
import { sendDeskFile } from '@peonia/contract/operation/deskfiles.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../platform/api/problem.ts';
import { uploadTo } from '../../platform/api/upload.ts';

/** A file that was chosen for a message. */
export interface ChosenFile {
  readonly key: string;
  readonly file: File;
  /** Sent share from 0 to 1. */
  readonly sent: number;
  /** What the server stored; null until then. */
  readonly stored: DeskFile | null;
  /** Why it was not taken: a refusal of the server, its size, or the network. */
  readonly fault: { readonly kind: 'refused'; readonly message: string } | { readonly kind: 'size' | 'network' } | null;
}

export interface DeskFiles {
  readonly files: readonly ChosenFile[];
  /** Ids of stored files. */
  readonly ids: readonly number[];
  readonly isSending: boolean;
  readonly hasFault: boolean;
  readonly add: (chosen: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

/** The files for which a message with `present` files has room. One that is too large has its fault at once. */
export function chooseFiles(chosen: readonly File[], present: number): ChosenFile[] {
  return chosen.slice(0, limits.desk_files_per_message - present).map((file) => ({
    key: crypto.randomUUID(),
    file,
    sent: 0,
    stored: null,
    fault: file.size > limits.desk_file_bytes_max ? { kind: 'size' } : null,
  }));
}

/** Files for one message to a desk of the staff: each is sent as soon as it is chosen. */
export function useDeskFiles(): DeskFiles {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const change = (key: string, next: Partial<ChosenFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...next } : file)));

  const send = async (key: string, file: File) => {
    const control = new AbortController();
    running.current.set(key, control);
    try {
      const stored = await uploadTo(
        sendDeskFile,
        [file],
        {},
        {
          signal: control.signal,
          onProgress: (sent, total) => change(key, { sent: total > 0 ? sent / total : 0 }),
        },
      );
      change(key, { stored, sent: 1 });
    } catch (error) {
      if (control.signal.aborted) return;
      change(key, {
        fault: error instanceof ApiError ? { kind: 'refused', message: error.message } : { kind: 'network' },
      });
    } finally {
      running.current.delete(key);
    }
  };

  const add = (chosen: readonly File[]) => {
    const added = chooseFiles(chosen, files.length);
    setFiles((all) => [...all, ...added]);
    for (const { key, file, fault } of added) if (fault === null) void send(key, file);
  };

  return {
    files,
    ids: files.flatMap(({ stored }) => stored?.id ?? []),
    isSending: files.some(({ stored, fault }) => stored === null && fault === null),
    hasFault: files.some(({ fault }) => fault !== null),
    add,
    retry: (key) => {
      const again = files.find((file) => file.key === key);
      if (again === undefined) return;
      change(key, { fault: null, sent: 0 });
      void send(key, again.file);
    },
    remove: (key) => {
      running.current.get(key)?.abort();
      setFiles((all) => all.filter((file) => file.key !== key));
    },
    clear: () => setFiles([]),
  };
}
