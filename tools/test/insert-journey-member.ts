import { hash } from '@node-rs/argon2';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { insertMembers } from '@peonia/testing/insert-members.ts';
import type pg from 'pg';
import { createSession } from '../../apps/api/src/features/accounts/sessions/create-session.ts';
import { indexMember } from '../../apps/api/src/features/discovery/public.ts';
import type { InsertedMember, MemberRequest } from './journey-requests.ts';

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const passwordHashes = new Map<string, Promise<string>>();

/** Inserts the rows that a registration leaves behind, and opens a session as a login does. */
export async function insertJourneyMember(
  pool: pg.Pool,
  { name, email, password, language, clientId, profile, skipped }: MemberRequest,
): Promise<InsertedMember> {
  const [id = 0] = await insertMembers(pool, [
    { name, email, language, password_hash: await hashOnce(password), ...profile },
  ]);
  const { rows } = await pool.query<{ channel: string }>(
    'with steps as (update profile set skipped = $2 where member_id = $1) select channel from account where id = $1',
    [id, skipped],
  );
  const channel = rows[0]?.channel ?? '';
  const client = { id: clientId, app: false, shell: null, pid: null, token: null, address: '127.0.0.1', userAgent };
  const db = { query: pool.query.bind(pool) as never };
  await indexMember(db, id);
  const session = await createSession(db, { id, name, channel }, client, limits);
  return { id, token: session.token, channel, alive_seconds: session.alive_seconds };
}

/** Journeys share a few passwords: each is hashed once a run. */
function hashOnce(password: string): Promise<string> {
  const made = passwordHashes.get(password) ?? hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  passwordHashes.set(password, made);
  return made;
}
