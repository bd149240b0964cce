import type { Contact } from '@peonia/contract/contacts.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { maySee, readAccessFacts } from '../privacy/public.ts';
import { contactFor, ownContact, type ContactRow } from './contact.sql.ts';
import { filledFields, presentContact } from './present-contact.ts';

interface Reading {
  readonly db: Db;
  readonly params: { readonly id: number };
  readonly caller: Caller;
}

export async function readContact({ db, params, caller }: Reading, limits: Limits): Promise<Contact> {
  if (params.id === caller.id)
    return presentContact((await ownContact.first(db, { member_id: caller.id })) ?? emptyContact(limits), true);
  const { row, open } = await findContact(db, caller, params.id);
  return presentContact(row, open);
}

/**
 * Another member's information and whether the reader has access to the values. Throws `not_found` if the reader may
 * not see the member or nothing is offered.
 */
export async function findContact(
  db: Db,
  reader: Caller,
  ownerId: number,
): Promise<{ row: ContactRow; open: boolean }> {
  const found = await searchContact(db, reader, ownerId);
  if (found === undefined) throw refuse('not_found');
  return found;
}

/** True if the reader may buy or open another member's information. */
export async function offersContact(db: Db, reader: Caller, ownerId: number): Promise<boolean> {
  return (await searchContact(db, reader, ownerId)) !== undefined;
}

async function searchContact(
  db: Db,
  reader: Caller,
  ownerId: number,
): Promise<{ row: ContactRow; open: boolean } | undefined> {
  const access = await readAccessFacts(db, reader, ownerId);
  if (!access.exists || access.blocks_me || access.i_block) return undefined;
  const row = await contactFor.first(db, { owner_id: ownerId, reader: reader.id });
  if (row === undefined || filledFields(row).length === 0) return undefined;
  if (row.is_bought) return { row, open: true };
  if (!row.is_shown || !maySee(access)) return undefined;
  return { row, open: reader.vip && row.is_vip_free };
}

/** Values before the owner's first save. */
function emptyContact(limits: Limits): ContactRow {
  return {
    facebook: null,
    wechat: null,
    phone: null,
    email: null,
    price: centsFromGold(limits.contact_price_default),
    is_shown: false,
    is_vip_free: false,
  };
}
