import { deleteAt, openIndexedDatabase, runInTransaction } from './indexed-database.ts';

/**
 * Files that were chosen for a draft and have not reached the server, in IndexedDB: the end of a session or a reload
 * takes none of them. A database of its own, so that a service worker of an older build keeps its own open. Rejects
 * where the browser blocks the storage, or has no room for a file.
 */
export interface ChosenFile {
  /** Of the draft, with the member in second place: `chat:7:12:files`. */
  readonly draft: string;
  readonly id: string;
  readonly file: File;
  /** Unix milliseconds. */
  readonly at: number;
}

const NAME = 'chosen-files';
const STORE = 'files';
/** A file that nobody came back for is deleted. */
const LIFE_MS = 24 * 3_600_000;

/** Keeps a file, and deletes those of any draft that are too old. */
export async function keepChosen(chosen: ChosenFile): Promise<void> {
  await run('readwrite', (files) => {
    deleteAt(files.index('at').openKeyCursor(IDBKeyRange.upperBound(chosen.at - LIFE_MS)), files);
    files.put(chosen);
  });
}

/** Files of a draft, in the order they were chosen. */
export async function listChosen(draft: string, now = Date.now()): Promise<readonly ChosenFile[]> {
  const all = await run('readonly', (files) => files.getAll(ofDraft(draft)) as IDBRequest<ChosenFile[]>);
  return all.filter(({ at }) => now - at < LIFE_MS).toSorted((a, b) => a.at - b.at);
}

export async function dropChosen(draft: string, ids: readonly string[]): Promise<void> {
  await run('readwrite', (files) => {
    for (const id of ids) files.delete([draft, id]);
  });
}

/** Deletes all files of a member. */
export async function dropChosenOf(member: number): Promise<void> {
  const keys = await run('readonly', (files) => files.getAllKeys());
  const own = keys.filter((key) => Array.isArray(key) && String(key[0]).split(':')[1] === String(member));
  await run('readwrite', (files) => {
    for (const key of own) files.delete(key);
  });
}

/** Keys of one draft's files, whose key paths begin with the draft. */
const ofDraft = (draft: string) => IDBKeyRange.bound([draft], [draft, []]);

/** Runs requests in one transaction. Resolves to the result of the returned request once it is committed. */
function run<T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<T> | void): Promise<T> {
  return runInTransaction(open(), mode, [STORE], ({ [STORE]: files }) => work(files));
}

const open = () =>
  openIndexedDatabase(NAME, 1, (database) => {
    database.createObjectStore(STORE, { keyPath: ['draft', 'id'] }).createIndex('at', 'at');
  });
