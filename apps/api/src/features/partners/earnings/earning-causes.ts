import type { Earning } from '@peonia/contract/partners/partners.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { takenCalls } from '../../calls/public.ts';
import { messagePlaces } from '../../chat/public.ts';
import { receivedGifts } from '../../gifts/public.ts';
import type { EarningRow } from '../../ledger/public.ts';
import { soldFiles } from '../../media/public.ts';
import { campaignsOfOrders } from '../shares/share.sql.ts';

/** What a share came from, as far as the partner may see it. */
export type EarningCause = Pick<Earning, 'gift' | 'call' | 'campaign' | 'folder' | 'message'>;

const nothing: EarningCause = { gift: null, call: null, campaign: null, folder: null, message: null };

/** Reads what the shares of a page came from: one statement for each kind that is on it. */
export async function readCauses(
  db: Db,
  rows: readonly EarningRow[],
  { member_id, language }: { readonly member_id: number; readonly language: Language },
): Promise<(row: EarningRow) => EarningCause> {
  const idsOf = (cause: string) => [...new Set(rows.filter((row) => row.cause === cause).map((row) => row.cause_id))];
  const read = <T>(cause: string, work: (ids: number[]) => Promise<T[]>): Promise<T[]> => {
    const ids = idsOf(cause);
    return ids.length === 0 ? Promise.resolve([]) : work(ids);
  };
  const gifts = await read('gift_sent', (ids) => receivedGifts.all(db, { receiver_id: member_id, ids, language }));
  const calls = await read('call', (ids) => takenCalls.all(db, { callee_id: member_id, ids }));
  const files = await read('upload_sale', (ids) => soldFiles.all(db, { owner_id: member_id, ids }));
  const campaigns = await read('referral', (ids) => campaignsOfOrders.all(db, { partner_id: member_id, ids }));
  const sent = [
    ...gifts.map((gift) => ({ sender_id: gift.sender_id, client_id: gift.client_id })),
    ...calls.map((call) => ({ sender_id: call.caller_id, client_id: call.client_id })),
  ];
  const places =
    sent.length === 0
      ? []
      : await messagePlaces.all(db, {
          reader: member_id,
          sender_ids: sent.map(({ sender_id }) => sender_id),
          client_ids: sent.map(({ client_id }) => client_id),
        });
  const placeOf = (sender_id: number, client_id: string) =>
    places.find((place) => place.sender_id === sender_id && place.client_id === client_id)?.seq ?? null;

  return ({ cause, cause_id, other_id }) => {
    const gift = cause === 'gift_sent' ? gifts.find(({ id }) => id === cause_id) : undefined;
    const call = cause === 'call' ? calls.find(({ id }) => id === cause_id) : undefined;
    const [sender, client] = [gift?.sender_id ?? call?.caller_id, gift?.client_id ?? call?.client_id];
    return {
      ...nothing,
      gift: gift?.name ?? null,
      call: call?.kind ?? null,
      campaign: (cause === 'referral' ? campaigns.find(({ id }) => id === cause_id)?.campaign : undefined) ?? null,
      folder: (cause === 'upload_sale' ? files.find(({ id }) => id === cause_id)?.folder : undefined) ?? null,
      message: other_id === null || sender === undefined || client === undefined ? null : placeOf(sender, client),
    };
  };
}
