import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/statement.ts';
import type { Caller, CallSession } from './call.ts';
import { refuse } from './refusal.ts';

/** Provided by the feature that knows sessions. */
export interface Sessions {
  /** The member of a token by its hash, null where the session is over. */
  identify(db: Db, hash: Buffer): Promise<Caller | null>;
  /** Hash of a token. */
  hashToken(token: string): Buffer;
  /** Sessions that have not ended; `expired`: the access token ran out and can be refreshed. */
  readSessionStates(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, 'alive' | 'expired'>>;
}

const longestMs = 600_000;
const most = 5_000;

/** Callers of recently seen tokens by the text of the token's hash; the oldest are dropped first. */
export class RememberedCallers {
  readonly #callers = new Map<string, { readonly caller: Caller; readonly until: number }>();

  find(key: string): Caller | null {
    const found = this.#callers.get(key);
    return found === undefined || found.until < performance.now() ? null : found.caller;
  }

  keep(key: string, caller: Caller): void {
    this.forget(key);
    this.#callers.set(key, { caller, until: performance.now() + longestMs });
    const [oldest] = this.#callers.keys();
    if (oldest !== undefined && this.#callers.size > most) this.#callers.delete(oldest);
  }

  forget(key: string): void {
    this.#callers.delete(key);
  }
}

/** The session of a token, and its caller where it was seen lately; else the session must be proven first. */
export function openSession(
  db: Db,
  { identify, hashToken }: Sessions,
  remembered: RememberedCallers,
  token: string,
): { readonly caller: Caller | null; readonly session: CallSession } {
  const hash = hashToken(token);
  const key = hash.toString('latin1');
  let proven: Caller | null = null;
  const session: CallSession = {
    hash,
    async prove(on = db) {
      proven ??= await identify(on, hash);
      if (proven !== null) {
        remembered.keep(key, proven);
        return proven;
      }
      remembered.forget(key);
      throw refuse('session_over');
    },
  };
  return { caller: remembered.find(key), session };
}

/**
 * Reads with the cached caller while the session is proven, so that both take one round trip. The result counts only
 * for the caller that the proof returns; where that one has changed, `read` runs again. @throws session_over
 */
export async function besideProof<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  const { session, caller } = request;
  if (session === null || caller === null) return read();
  const proof = session.prove();
  const found = read();
  // Where the proof fails, nobody waits for the read.
  found.catch(ignore);
  const proven = await proof;
  if (isSameCaller(caller, proven)) return found;
  request.caller = proven;
  return read();
}

/** The caller of a transaction is another than the cached one that it began for. */
class CallerChanged extends Error {
  readonly caller: Caller;

  constructor(caller: Caller) {
    super('The caller has changed');
    this.caller = caller;
  }
}

/**
 * Writes in a transaction for the cached caller and proves the session in it, so that both are sent together. `begin`
 * commits only for the caller that the proof returns; where that one has changed, it runs again. @throws session_over
 */
export async function writeBesideProof<T>(
  request: FastifyRequest,
  begin: (around: <R>(db: Db, write: () => Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> {
  const { session, caller } = request;
  if (session === null || caller === null) return begin((_db, write) => write());
  try {
    return await begin(async (db, write) => {
      const [proof, written] = await Promise.allSettled([session.prove(db), write()]);
      if (proof.status === 'rejected') throw proof.reason;
      if (!isSameCaller(caller, proof.value)) throw new CallerChanged(proof.value);
      if (written.status === 'rejected') throw written.reason;
      return written.value;
    });
  } catch (error) {
    if (!(error instanceof CallerChanged)) throw error;
    request.caller = error.caller;
    return begin((_db, write) => write());
  }
}

const ignore = () => {};

function isSameCaller(one: Caller, other: Caller): boolean {
  return (Object.keys(other) as (keyof Caller)[]).every((field) => one[field] === other[field]);
}

/** The error to return: an ended session is reported before any other error. */
export async function errorToTell({ session }: FastifyRequest, error: unknown): Promise<unknown> {
  try {
    await session?.prove();
    return error;
  } catch (first) {
    return first;
  }
}
