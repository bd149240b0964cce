import { hotRead, statement } from '../../platform/db/statement.ts';
import { insertKeyWithResult, type KeyWithResult } from '../../platform/http/idempotency/idempotency.sql.ts';
import { storeEventFrom } from '../../platform/realtime/event-log.sql.ts';
import { isPartnerById, vipEventFields, type VipFields } from '../accounts/public.ts';
import {
  hasCap,
  lockKnownWallets,
  postKnownSpending,
  walletsJson,
  type KnownSpendingParams,
  type KnownWallet,
} from '../ledger/public.ts';
import { filesOf, insertKnownSale, knownOffer, lockKnownOffer, type ItemValue } from '../media/public.ts';
import { enqueueNoticeFrom, type NoticeParams } from '../notifications/public.ts';
import { accessFactColumns, accessFactTable, type AccessFactsRow } from '../privacy/public.ts';

export interface KnownSaleRow extends AccessFactsRow {
  readonly owner_id: number;
  /** Of the file's row. */
  readonly version: string;
  readonly files: readonly ItemValue[] | null;
  readonly wallets: readonly KnownWallet[] | null;
  /** A daily cap limits the buyer. */
  readonly is_capped: boolean;
  /** The owner is a partner. */
  readonly is_partner: boolean;
}

/** Hot: a file for sale, with the access facts of its owner and what decides about its payment. */
export const readKnownSale = hotRead<{ upload_id: number; reader: number }, KnownSaleRow & Record<string, unknown>>(
  'read_known_sale',
  `select ${accessFactColumns({ reader: ':reader' })}, offer.owner_id, offer.version,
     ${filesOf('array[:upload_id::bigint]')} as files, ${walletsJson(':reader::bigint')} as wallets,
     ${hasCap(':reader::bigint')} as is_capped, ${isPartnerById('offer.owner_id')} as is_partner
   from (${knownOffer}) offer join ${accessFactTable} on s.member_id = offer.owner_id`,
);

/**
 * Hot: pays for a file and stores all that follows, as it was decided from what was read before. Ends with a
 * serialization failure, which leaves nothing, if something of that has changed, and with a unique violation for a used
 * key. Lock order: key, file, wallets, house accounts, event stream.
 */
export const storeSaleFastPath = statement<
  KeyWithResult &
    KnownSpendingParams &
    NoticeParams & {
      buyer: number;
      owner: number;
      upload_id: number;
      version: string;
      /** Gold of the buyer afterwards. */
      balance: number;
    },
  { seq: number; vip: VipFields } & Record<string, unknown>
>(
  'store_sale_fast_path',
  `with claimed as (
     ${insertKeyWithResult(':buyer')}
   ), offer as materialized (
     ${lockKnownOffer('claimed')}
   ), ${lockKnownWallets({ member: ':buyer', locked: 'exists (select 1 from offer)' })}, sold as (
     select offer.id from offer, unchanged
   ), ${postKnownSpending({
     item: 'sold',
     key: "'upload-sale:' || id",
     member: ':buyer',
     other: ':owner::bigint',
     earner: ':owner::bigint',
     kind: 'unlock',
     cause: 'upload_sale',
   })}, sale as (
     ${insertKnownSale('sold', 'transfer')}
   ), noticed as (
     ${enqueueNoticeFrom('sale', 'sale.id')}
   ), paid as materialized (
     select ${vipEventFields(':buyer::bigint')} as vip from sale where exists (select 1 from entries)
   ), ${storeEventFrom('paid', {
     member: ':buyer',
     name: 'balance.changed',
     data: "jsonb_build_object('balance', :balance::numeric) || paid.vip",
   })}
   select stored_event.seq, paid.vip from claimed left join (stored_event cross join paid) on true
   where stored_event.seq is not null or refuse_partial_write()`,
);
