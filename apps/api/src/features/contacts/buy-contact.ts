import type { buyContact as endpoint } from '@peonia/contract/contacts.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { earnerOf, emitBalance, goldPriceChanged, spendGold } from '../ledger/public.ts';
import { notify } from '../notifications/public.ts';
import { insertAccess } from './contact.sql.ts';
import { filledFields } from './present-contact.ts';
import { findContact } from './read-contact.ts';

/** Buys permanent access to a member's contact information. Information that is already accessible costs nothing. */
export async function buyContact(
  { db, params, body, caller, emit }: Call<typeof endpoint>,
  limits: Limits,
): Promise<{ owner_id: number }> {
  const ownerId = params.id;
  if (ownerId === caller.id) throw refuse('not_found');
  const { row, open } = await findContact(db, caller, ownerId);
  const bought = { owner_id: ownerId };
  if (open) return bought;
  if (body.expected !== goldFromCents(row.price)) throw goldPriceChanged(row.price);
  const filled = filledFields(row);
  if (body.fields?.some((field) => !filled.includes(field))) throw refuse('contact_changed');
  const isNew =
    (await insertAccess.first(db, { buyer_id: caller.id, owner_id: ownerId, price: row.price })) !== undefined;
  if (isNew) {
    const earner = await earnerOf(db, ownerId, limits);
    const order = {
      key: `contact:${caller.id}:${ownerId}`,
      kind: 'contact',
      cause: 'account',
      cause_id: ownerId,
      other_id: ownerId,
    } as const;
    await spendGold(db, { ...order, member_id: caller.id, price: row.price, ...(earner === null ? {} : { earner }) });
    await emitBalance({ db, emit }, caller.id);
    await notify(db, {
      member_id: ownerId,
      type: 'payclear',
      what: 'contact_sold',
      person_id: caller.id,
      subject: caller.id,
      facts: { amount: goldFromCents(row.price) },
    });
  }
  return bought;
}
