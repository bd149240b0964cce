import type { Db } from '../../../platform/db/statement.ts';
import { enqueue, type Topics } from '../../../platform/outbox/outbox.ts';
import { firstCountryOf, isPartner, isSamePerson, pidOf } from '../../accounts/public.ts';
import { creditedOrders } from '../../payments/public.ts';
import '../events.ts';
import { insertReferral, ownerOfPid } from './link.sql.ts';

/** Enqueues the referral of a new account. Its device is known only after this transaction. */
export async function enqueueReferral(db: Db, accountId: number): Promise<void> {
  const { pid } = await pidOf.one(db, { id: accountId });
  if (pid !== null) await enqueue(db, 'partners.referred', { member_id: accountId, pid });
}

/** Stores which partner brought a member, once. An account of the partner's own is stored and not credited. */
export async function storeReferral(db: Db, { member_id, pid }: Topics['partners.referred']): Promise<void> {
  const owner = await ownerOfPid.first(db, { pid });
  if (owner === undefined || !(await isPartner(db, owner.member_id))) return;
  const { same } = await isSamePerson.one(db, { id: member_id, other_id: owner.member_id });
  await insertReferral.run(db, {
    member_id,
    pid,
    partner_id: owner.member_id,
    excluded: same ? 'same_person' : null,
    ...(await firstCountryOf.one(db, { id: member_id })),
  });
  // A payment may have been faster than this row.
  for (const { id } of await creditedOrders.all(db, { account_id: member_id }))
    await enqueue(db, 'payments.moved', { order_id: id });
}
