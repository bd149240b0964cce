import { isPartnerById } from '../accounts/public.ts';
import { walletsJson, type KnownWallet } from '../ledger/public.ts';
import { pictureOf } from './gift.sql.ts';

export interface KnownGiftRow {
  /** Hundredths of gold. */
  readonly price: number;
  readonly src: string;
  readonly name: string;
  /** In the receiver's language. */
  readonly receiver_name: string;
  /** The receiver is a partner. */
  readonly is_partner: boolean;
  readonly wallets: readonly KnownWallet[] | null;
}

/** SQL of the offered gift `:gift_id`, with what decides about its payment; no row for another one. */
export const knownGift = ({ sender, receiver }: { sender: string; receiver: string }): string =>
  `select g.price, ${pictureOf('g')} as src, n.name,
     (select r.name from gift_name r where r.gift_id = g.id
        and r.language = coalesce((select a.language from active_account a where a.id = ${receiver}), 'en')) as receiver_name,
     ${isPartnerById(receiver)} as is_partner, ${walletsJson(sender)} as wallets
   from gift g join gift_name n on n.gift_id = g.id and n.language = :language
   where g.id = :gift_id and g.is_offered`;

/** SQL condition: the gift is offered at the price that was read. */
export const isOfferedAt = 'exists (select 1 from gift where id = :gift_id and is_offered and price = :price::bigint)';

/** SQL that inserts the paid gift where `source` has a row. */
export const insertKnownGift = (source: string): string =>
  `insert into gift_sent (sender_id, receiver_id, gift_id, client_id, price, paid)
   select :sender, :receiver, :gift_id, :client_id, :price::bigint, :price::bigint from ${source} returning id`;
