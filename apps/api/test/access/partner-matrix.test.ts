import { randomUUID } from 'node:crypto';
import { errorNameOf } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../api.ts';
import type { Client } from '../client.ts';
import { cashOut, makePartner } from '../fixtures/cash-out.ts';
import { makeStaff } from '../fixtures/make-staff.ts';
import type { Member } from '../fixtures/register-member.ts';
import { proveBooks } from '../money/prove-books.ts';
import { there } from '../there.ts';
import { disputeActs } from './dispute-acts.ts';
import { partnerActors, partnerActs, type PartnerActor } from './partner-acts.ts';
import { partnerDeskActs } from './partner-desk-acts.ts';
import { payoutActs } from './payout-acts.ts';
import { priceActs } from './price-acts.ts';
import { reconciliationActs } from './reconciliation-acts.ts';

let api: Api;
let payoutId: number;
const clients = new Map<PartnerActor, Client>();

beforeAll(async () => {
  api = await startApi();
  const partner = await makePartner(api, 'Partner Paula', 200);
  const [former, suspended] = [await makePartner(api, 'Former Fritz'), await makePartner(api, 'Suspended Susi')];
  await proveBooks(api.app.database);
  payoutId = (await cashOut(partner, 100)).body.payout.id;
  await api.sql('update account set is_partner = false where id = $1', [former.id]);
  await api.sql("update account set status = 'suspended' where id = $1", [suspended.id]);
  const actors: Record<PartnerActor, Client | Member> = {
    anonymous: api.guest(),
    member: await api.register('Member Mia', { verified: true }),
    partner,
    other: await makePartner(api, 'Partner Otto'),
    former,
    suspended,
    finance: await makeStaff(api, 'Finance Fay', 'finance'),
  };
  for (const actor of partnerActors) clients.set(actor, actors[actor]);
}, 120_000);
afterAll(() => api.close());

const outcomeOf = async (actor: PartnerActor, work: (client: Client) => Promise<{ code: number | null }>) => {
  const { code } = await work(there(clients.get(actor))).catch((error: unknown) => {
    // A file is no JSON; refusals are.
    if (error instanceof SyntaxError) return { code: null };
    throw error;
  });
  return code === null ? 'ok' : errorNameOf(code);
};

describe.each(Object.entries(partnerActs))('%s', (_name, { endpoint, input, expected }) => {
  // The payout is cancelled by its partner last.
  const order = partnerActors.toSorted((a, b) => Number(a === 'partner') - Number(b === 'partner'));

  it.each(order)('%s', async (actor) => {
    const outcome = await outcomeOf(actor, (client) => client.call(endpoint, input(payoutId, randomUUID())));

    const isOver = actor === 'anonymous' || actor === 'suspended';
    expect(outcome).toBe(expected[actor] ?? (isOver ? 'session_over' : expected.others));
  });
});

describe('the money desk', () => {
  const acts = Object.entries({
    ...partnerDeskActs,
    ...payoutActs,
    ...disputeActs,
    ...reconciliationActs,
    ...priceActs,
  });

  it.each(acts)('%s is not there for partners', async (_name, { endpoint, input }) => {
    const outcomes = await Promise.all(
      (['partner', 'former'] as const).map((actor) => outcomeOf(actor, (client) => client.call(endpoint, input))),
    );

    expect(outcomes).toEqual(['not_found', 'not_found']);
  });
});
