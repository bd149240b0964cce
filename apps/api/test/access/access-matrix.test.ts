import { randomUUID } from 'node:crypto';
import { contactsContract } from '@peonia/contract/contacts.schema.ts';
import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import { errorNameOf } from '@peonia/contract/protocol/errors.ts';
import { insertPosts } from '@peonia/testing/insert-posts.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { befriend, block } from '../../src/features/privacy/public.ts';
import { startApi, type Api } from '../api.ts';
import { openClient, type Client } from '../client.ts';
import { insertFilm } from '../fixtures/insert-film.ts';
import type { Member } from '../fixtures/register-member.ts';
import { actors, acts, letters, targets, type Actor, type Outcome, type Target } from './access-matrix.ts';

// covers: GET /attachments/:id

let api: Api;
const clients = new Map<Actor, Client>();
const targetIds = new Map<Target, number>();
const ownOf = new Map<Target, Member>();
const postIds = new Map<Target, number>();
const filmIds = new Map<Target, number>();

beforeAll(async () => {
  api = await startApi({
    LIMIT_CONVERSATIONS_UNVERIFIED_PER_DAY: '500',
    LIMIT_CONVERSATIONS_VERIFIED_PER_DAY: '500',
    LIMIT_UNANSWERED_MAX: '500',
    LIMIT_QUESTIONS_PER_DAY: '500',
    LIMIT_QUESTIONS_VIP_PER_DAY: '500',
    LIMIT_UNANSWERED_FRIEND_MAX: '500',
  });
  for (const target of targets) await addTarget(target);
  await addPosts();
  for (const [target, { id }] of ownOf) filmIds.set(target, await insertFilm(api, id));
  for (const actor of actors) if (actor !== 'anonymous' && actor !== 'self') clients.set(actor, await addActor(actor));
  clients.set('anonymous', api.guest());
  await api.sql(`update account set status = 'suspended' where id = any($1)`, [
    [targetIds.get('suspended'), (clients.get('suspended') as Member).id],
  ]);
}, 120_000);
afterAll(() => api.close());

async function addTarget(target: Target): Promise<void> {
  if (target === 'unknown') return void targetIds.set(target, 999_999);
  const member = await api.register(`Target ${target}`, {
    gender: 0,
    ...(target === 'suspended' ? { visibility: 'public' } : { visibility: target }),
  });
  await member.call(contactsContract.saveContact, {
    body: { facebook: null, wechat: 'target', phone: null, email: null, price: 20, show: 1, vip_free: 0 },
  });
  targetIds.set(target, member.id);
  ownOf.set(target, member);
}

async function addPosts(): Promise<void> {
  const pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  for (const [target, { id }] of ownOf) postIds.set(target, (await insertPosts(pool, [{ author_id: id }]))[0] ?? 0);
  await pool.end();
}

async function addActor(actor: Actor): Promise<Member> {
  const member = await api.register(`Actor ${actor}`, {
    gender: 1,
    finished: actor !== 'unfinished',
    verified: actor === 'verified' || actor === 'partner',
    vip: actor === 'vip',
  });
  if (actor === 'partner') await api.sql('update account set is_partner = true where id = $1', [member.id]);
  for (const { id } of ownOf.values()) {
    if (actor === 'friend') await befriend(api.app.database, member.id, id);
    if (actor === 'blocked') await block(api.app.database, id, member.id);
    if (actor === 'blocker') await block(api.app.database, member.id, id);
  }
  return member;
}

const lettersOf = (expected: (typeof acts)[string]['expected'], actor: Actor): string =>
  actor === 'partner' ? (expected.partner ?? expected.verified) : expected[actor];

describe.each(Object.entries(acts))('%s', (_name, { endpoint, input, expected }) => {
  it.each(actors)('%s', async (actor) => {
    const outcomes: Record<string, Outcome> = {};
    for (const target of targets) {
      const caller = actor === 'self' ? (ownOf.get(target) ?? ownOf.get('public')) : clients.get(actor);
      const id =
        actor === 'self' && target === 'unknown' && expected.self.at(-1) === 's'
          ? ownOf.get('public')?.id
          : targetIds.get(target);
      const answer = await caller?.call(
        endpoint,
        input(id ?? 0, randomUUID(), postIds.get(target) ?? 999_999, filmIds.get(target) ?? 999_999),
      );
      outcomes[target] =
        answer?.code === null ? 'ok' : ((errorNameOf(answer?.code ?? 0) ?? 'server_failed') as Outcome);
    }
    expect(outcomes).toEqual(
      Object.fromEntries(targets.map((target, index) => [target, letters[lettersOf(expected, actor)[index] ?? '']])),
    );
  });
});

describe('every endpoint', () => {
  const endpoints = allEndpoints();

  it.each(endpoints.map(({ feature, name, endpoint }) => [`${feature}.${name}`, endpoint] as const))(
    '%s asks for a session where it says so',
    async (_name, endpoint) => {
      const params = Object.fromEntries(Object.keys(endpoint.params.properties).map((name) => [name, 1]));
      const answered = async (token: string | null) =>
        (await openClient(api.address, { language: 'en', token }).call(endpoint, { params })).status;
      const suspended = (clients.get('suspended') as Member).token;
      const [none, dead, ended] = [await answered(null), await answered('x'.repeat(43)), await answered(suspended)];
      const refused = [none, dead, ended].map((status) => status === 401);
      // A door for visitors may say that the session which it was shown is over; all others stop every dead token.
      const expected = { member: [true, true, true], anyone: [false, true, true], visitor: refused }[endpoint.audience];
      expect(refused).toEqual(expected);
      expect([none, dead, ended].filter((status) => status >= 500)).toEqual([]);
    },
  );
});
