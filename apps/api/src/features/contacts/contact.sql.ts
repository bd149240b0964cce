import { hotRead, statement } from '../../platform/db/statement.ts';
import type { ReaderCondition } from '../profiles/public.ts';

export interface ContactRow {
  readonly facebook: string | null;
  readonly wechat: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Hundredths of gold. */
  readonly price: number;
  readonly is_shown: boolean;
  readonly is_vip_free: boolean;
}

const columns = 'facebook, wechat, phone, email, price, is_shown, is_vip_free';

export const ownContact = statement<{ member_id: number }, ContactRow & Record<string, unknown>>(
  'own_contact',
  `select ${columns} from contact_info where member_id = :member_id`,
);

/** An owner's information, and whether the reader has bought it. */
export const contactFor = statement<
  { owner_id: number; reader: number },
  ContactRow & { is_bought: boolean } & Record<string, unknown>
>(
  'contact_for',
  `select ${columns}, exists (select 1 from contact_access a where a.buyer_id = :reader and a.owner_id = i.member_id) as is_bought
   from contact_info i where i.member_id = :owner_id`,
);

/**
 * SQL condition: the owner offers contact information, or the reader has bought it. False for guests. Does not check
 * the access policy.
 */
export const contactShown: ReaderCondition = ({ reader, member }) => `(${reader}::bigint is not null and exists (
  select 1 from contact_info i where i.member_id = ${member} and coalesce(i.facebook, i.wechat, i.phone, i.email) is not null
    and (i.is_shown or exists (select 1 from contact_access b where b.buyer_id = ${reader}::bigint and b.owner_id = i.member_id))
))`;

export const storeContact = statement<{ member_id: number } & ContactRow, ContactRow & Record<string, unknown>>(
  'store_contact',
  `insert into contact_info (member_id, ${columns}) values (:member_id, :facebook, :wechat, :phone, :email, :price, :is_shown, :is_vip_free)
   on conflict (member_id) do update set facebook = excluded.facebook, wechat = excluded.wechat, phone = excluded.phone, email = excluded.email,
     price = excluded.price, is_shown = excluded.is_shown, is_vip_free = excluded.is_vip_free
   returning ${columns}`,
);

/** Returns no row if the reader has already bought it; of simultaneous calls one gets the row. */
export const insertAccess = statement<{ buyer_id: number; owner_id: number; price: number }, { owner_id: number }>(
  'insert_contact_access',
  'insert into contact_access (buyer_id, owner_id, price) values (:buyer_id, :owner_id, :price) on conflict do nothing returning owner_id',
);

/** Deletes the member's information and all purchases of and by the member. */
export const eraseContact = statement<{ member_id: number }>(
  'erase_contact',
  `with accesses as (delete from contact_access where buyer_id = :member_id or owner_id = :member_id)
   delete from contact_info where member_id = :member_id`,
);

export const boughtContacts = hotRead<
  { member_id: number },
  { user_id: number; name: string | null; price: number; bought_at: Date }
>(
  'bought_contacts',
  `select b.owner_id as user_id, a.name, b.price, b.bought_at from contact_access b left join active_account a on a.id = b.owner_id
   where b.buyer_id = :member_id order by b.bought_at`,
);

export const contactsOf = statement<
  { ids: number[] },
  { facebook: string | null; wechat: string | null; phone: string | null; email: string | null }
>('contacts_of', 'select facebook, wechat, phone, email from contact_info where member_id = any(:ids::bigint[])');
