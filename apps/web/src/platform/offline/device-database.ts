import { deleteAt, openIndexedDatabase, runInTransaction } from '../store/indexed-database.ts';

/**
 * What this device keeps of members beyond `localStorage`, in IndexedDB: replies to read without a network, and calls
 * that the service worker sends. Every record names its member, and no function reads another one's. Rejects where the
 * browser blocks the storage.
 */
export interface KeptReply {
  readonly member: number;
  readonly key: string;
  readonly value: unknown;
  /** Unix milliseconds. */
  readonly at: number;
}

/** A POST without a reply so far. The server knows its body's own id and carries it out once. */
export interface WaitingCall {
  readonly id: string;
  readonly member: number;
  /** Calls of a lane are sent in their order, one after the other. */
  readonly lane: string;
  readonly order: number;
  /** Path from `/v1`. */
  readonly url: string;
  readonly body: string;
}

/** Headers for the waiting calls of one member, kept only while some wait. */
export interface Grant {
  readonly member: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** A token that the service worker has exchanged while no window was open. The window's own one is worthless then. */
export interface RenewedToken {
  /** The token that windows have. */
  readonly replaces: string;
  readonly token: string;
}

/** What another app has shared with this one, until a form takes it. */
export interface SharedContent {
  readonly text: string;
  readonly files: readonly File[];
  /** Unix milliseconds. */
  readonly at: number;
}

const NAME = 'device';
const VERSION = 2;
const GRANT_KEY = 'grant';
const RENEWED_KEY = 'renewed';
const SHARE_KEY = 'share';

type StoreName = 'replies' | 'calls' | 'grants' | 'shares';

/** Keys of one member's records, whose key paths begin with the member. */
const recordsOf = (member: number) => IDBKeyRange.bound([member], [member, []]);

export async function putReply(reply: KeptReply): Promise<void> {
  await run('readwrite', ['replies'], ({ replies }) => replies.put(reply));
}

export async function getReply(member: number, key: string): Promise<KeptReply | undefined> {
  return run('readonly', ['replies'], ({ replies }) => replies.get([member, key]) as IDBRequest<KeptReply | undefined>);
}

/** Deletes replies from before a time, and the oldest of a member beyond `most`. */
export async function pruneReplies(member: number, before: number, most: number): Promise<void> {
  await run('readwrite', ['replies'], ({ replies }) => {
    deleteAt(replies.index('at').openKeyCursor(IDBKeyRange.upperBound(before, true)), replies);
    const newest = replies.index('member-at').openKeyCursor(recordsOf(member), 'prev');
    deleteAt(newest, replies, most);
  });
}

export async function putWaiting(calls: readonly WaitingCall[], grant: Grant): Promise<void> {
  await run('readwrite', ['calls', 'grants'], (stores) => {
    for (const call of calls) stores.calls.put(call);
    stores.grants.put(grant, GRANT_KEY);
  });
}

export async function listWaiting(member: number): Promise<readonly WaitingCall[]> {
  return run('readonly', ['calls'], ({ calls }) => calls.index('member').getAll(member) as IDBRequest<WaitingCall[]>);
}

/** Removes calls; with the last one the headers go too, but not a token that windows still need. */
export async function removeWaiting(ids: readonly string[]): Promise<void> {
  await run('readwrite', ['calls', 'grants'], (stores) => {
    for (const id of ids) stores.calls.delete(id);
    const left = stores.calls.count();
    left.onsuccess = () => left.result === 0 && stores.grants.delete(GRANT_KEY);
  });
}

export async function readGrant(): Promise<Grant | undefined> {
  return run('readonly', ['grants'], ({ grants }) => grants.get(GRANT_KEY) as IDBRequest<Grant | undefined>);
}

/** Stores headers with an exchanged token, and the token for windows, before anything is sent with it. */
export async function putRenewed(grant: Grant, renewed: RenewedToken): Promise<void> {
  await run('readwrite', ['grants'], ({ grants }) => {
    grants.put(grant, GRANT_KEY);
    grants.put(renewed, RENEWED_KEY);
  });
}

export async function readRenewed(): Promise<RenewedToken | undefined> {
  return run('readonly', ['grants'], ({ grants }) => grants.get(RENEWED_KEY) as IDBRequest<RenewedToken | undefined>);
}

/** Replaces what was shared before. */
export async function putShared(content: SharedContent): Promise<void> {
  await run('readwrite', ['shares'], ({ shares }) => shares.put(content, SHARE_KEY));
}

/** Returns what was shared, once. */
export async function takeShared(): Promise<SharedContent | undefined> {
  return run('readwrite', ['shares'], ({ shares }) => {
    const shared = shares.get(SHARE_KEY) as IDBRequest<SharedContent | undefined>;
    shares.delete(SHARE_KEY);
    return shared;
  });
}

/** Deletes everything of a member. Headers and shared content name none and are deleted too. */
export async function deleteMember(member: number): Promise<void> {
  await run('readwrite', ['replies', 'calls', 'grants', 'shares'], (stores) => {
    stores.shares.clear();
    stores.replies.delete(recordsOf(member));
    deleteAt(stores.calls.index('member').openKeyCursor(IDBKeyRange.only(member)), stores.calls);
    stores.grants.clear();
  });
}

/** Runs requests in one transaction. Resolves to the result of the returned request once it is committed. */
function run<T>(
  mode: IDBTransactionMode,
  names: readonly StoreName[],
  work: (stores: Readonly<Record<StoreName, IDBObjectStore>>) => IDBRequest<T> | void,
): Promise<T> {
  return runInTransaction(open(), mode, names, work);
}

const open = () =>
  openIndexedDatabase(NAME, VERSION, (database, oldVersion) => {
    if (oldVersion < 1) {
      const replies = database.createObjectStore('replies', { keyPath: ['member', 'key'] });
      replies.createIndex('at', 'at');
      replies.createIndex('member-at', ['member', 'at']);
      database.createObjectStore('calls', { keyPath: 'id' }).createIndex('member', 'member');
      database.createObjectStore('grants');
    }
    if (oldVersion < 2) database.createObjectStore('shares');
  });
