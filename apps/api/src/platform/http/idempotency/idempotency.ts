import { createHash } from 'node:crypto';
import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/statement.ts';
import { refuse } from '../refusal.ts';
import { claimedKey, claimKey, storeResult } from './idempotency.sql.ts';

export const idempotencyKeyPattern = '^[A-Za-z0-9_-]{16,64}$';

const keys = new RegExp(idempotencyKeyPattern);

/**
 * Runs a paid call once per idempotency key and returns what `reply` makes of its result. The result is ids, stored
 * with the effects in one transaction; the reply is read from it under the read policy, for the first call and every
 * repeated one. `begin` reads what `work` needs first; it is sent together with the key. The same key with another body
 * is refused with `key_reused`. Source: requirements 4.
 */
export async function oncePerKey<B, R extends object, T>(
  db: Db,
  request: FastifyRequest,
  endpoint: Endpoint,
  { begin, work, reply }: { begin(): Promise<B>; work(begun: B): Promise<R>; reply(result: R): Promise<T> },
): Promise<T> {
  if (request.caller === null) throw refuse('session_over');
  const member_id = request.caller.id;
  const { key, name, request_hash } = readKey(request, endpoint);
  const [claimed, begun] = await Promise.allSettled([
    claimKey.run(db, { member_id, key, endpoint: name, request_hash }),
    begin(),
  ]);
  if (claimed.status === 'rejected') throw claimed.reason;
  if (claimed.value === 0) {
    const before = await claimedKey.one(db, { member_id, key });
    if (before.result === null || !before.request_hash.equals(request_hash)) throw refuse('key_reused');
    return reply(before.result as R);
  }
  if (begun.status === 'rejected') throw begun.reason;
  const result = await work(begun.value);
  const [, body] = await Promise.all([
    storeResult.run(db, { member_id, key, result: JSON.stringify(result) }),
    reply(result),
  ]);
  return body;
}

export interface IdempotencyKey {
  readonly key: string;
  /** Of the endpoint. */
  readonly name: string;
  readonly request_hash: Buffer;
}

/** The idempotency key of a call and a hash of its content; also for calls that store the key with their result. */
export function readKey(request: FastifyRequest, endpoint: Endpoint): IdempotencyKey {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !keys.test(key)) throw refuse('input_invalid', { field: 'Idempotency-Key' });
  const name = `${endpoint.method} ${endpoint.path}`;
  return {
    key,
    name,
    request_hash: createHash('sha256')
      .update(JSON.stringify([name, request.params, request.body]))
      .digest(),
  };
}
