/** Opens a database of this origin. `upgrade` makes what an older version lacks; 0 is none. */
export function openIndexedDatabase(
  name: string,
  version: number,
  upgrade: (database: IDBDatabase, oldVersion: number) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database does not open'));
    request.onblocked = () => reject(new Error('Another window holds an older database'));
  });
}

/**
 * Runs requests in one transaction and closes the database. Resolves to the result of the returned request once it is
 * committed.
 */
export async function runInTransaction<T, Name extends string>(
  opened: Promise<IDBDatabase>,
  mode: IDBTransactionMode,
  names: readonly Name[],
  work: (stores: Readonly<Record<Name, IDBObjectStore>>) => IDBRequest<T> | void,
): Promise<T> {
  const database = await opened;
  try {
    const transaction = database.transaction([...names], mode);
    const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]));
    const request = work(stores as Record<Name, IDBObjectStore>);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted'));
    });
    return request?.result as T;
  } finally {
    database.close();
  }
}

/** Deletes the records of a cursor after the first `spared` ones. */
export function deleteAt(request: IDBRequest<IDBCursor | null>, store: IDBObjectStore, spared = 0): void {
  let left = spared;
  request.onsuccess = () => {
    const cursor = request.result;
    if (cursor === null) return;
    if (left > 0) left -= 1;
    else store.delete(cursor.primaryKey);
    cursor.continue();
  };
}
