import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../../../platform/api/problem.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';
import type { UploadEntry } from './queue/upload-entry.ts';
import type { Uploads } from './use-uploads.tsx';

const load = () => import('./keep-chosen-files.ts');

/** Marks drafts of this browser with files that have not reached the server. */
const markOf = (key: string) => `${key}:chosen`;

/**
 * Keeps chosen files of a draft until they have reached the server, and uploads them again on the next visit: the end
 * of a session, another page or a reload takes none of them. A browser without room for one goes without.
 */
export function useChosenFiles(key: string, { entries, resume }: Pick<Uploads, 'entries' | 'resume'>): void {
  const kept = useRef<readonly File[]>([]);
  const comeBack = useEffectEvent((files: readonly File[]) => {
    kept.current = [...kept.current, ...files];
    resume(files);
  });
  useEffect(() => {
    if (browserStore.get('draft')[markOf(key)] === undefined) return;
    const leaving = new AbortController();
    load()
      .then(({ takeUp }) => takeUp(key, leaving.signal))
      // Without the storage they wait for the next visit.
      .then(comeBack, () => {});
    return () => leaving.abort();
  }, [key]);

  useEffect(() => {
    const before = kept.current;
    const open = entries.filter(isOpen).map(({ file }) => file);
    const come = open.filter((file) => !before.includes(file));
    const gone = before.filter((file) => !open.includes(file));
    if (come.length + gone.length === 0) return;
    kept.current = open;
    mark(key, open.length > 0);
    load()
      .then(({ keep, drop }) => Promise.all([keep(key, come), drop(key, gone)]))
      .catch(() => {});
  }, [key, entries]);

  const letGo = useEffectEvent(() => {
    const files = kept.current;
    kept.current = [];
    // Otherwise nothing is kept.
    if (files.length > 0)
      load().then(
        (part) => part.letGo(files),
        () => {},
      );
  });
  useEffect(() => () => letGo(), []);
}

/** A file without a reply so far, or one that failed for another reason than itself. */
function isOpen({ upload, state, error, file }: UploadEntry): boolean {
  if (upload !== null || file.size === 0) return false;
  return state !== 'failed' || !(error instanceof ApiError) || error.status === 401;
}

function mark(key: string, isKept: boolean): void {
  const { [markOf(key)]: _, ...others } = browserStore.get('draft');
  browserStore.set('draft', isKept ? { ...others, [markOf(key)]: '1' } : others);
}
