import type { payUpload as endpoint } from '@peonia/contract/media/album.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { isOvertaken, type Database } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { IdempotencyKey } from '../../platform/http/idempotency/idempotency.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { publishCommitted } from '../../platform/realtime/transaction-with-events.ts';
import { balanceAfter, earnerFor, planKnownSpending } from '../ledger/public.ts';
import { rowOfItem, type MediaView } from '../media/public.ts';
import { noticeParams } from '../notifications/public.ts';
import { accessFactsOf } from '../privacy/public.ts';
import { readKnownSale, storeSaleFastPath, type KnownSaleRow } from './pay-upload-fast-path.sql.ts';
import { isOffered, soldNotice, type PayContext } from './pay-upload.ts';

type PayCall = Omit<Call<typeof endpoint>, 'emit' | 'afterCommit'>;

export interface FastPayContext extends PayContext {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly view: MediaView;
}

/**
 * Buys a file of an album or a post with one statement: what was read beside the proof of the session decides, and the
 * statement writes only if it still holds. Returns null in any other case: nothing was written or charged, and the
 * regular path decides and reports the reason.
 */
export async function payUploadFastPath(
  call: PayCall,
  readKey: () => IdempotencyKey,
  context: FastPayContext,
): Promise<MediaItem | null> {
  const { body, session, caller: claimed } = call;
  // An event of a conversation follows a file that was bought there.
  if (body.type === 'message') return null;
  const [proof, read] = await Promise.allSettled([
    session?.prove() ?? claimed,
    readKnownSale.first(context.database, { upload_id: body.upload_id, reader: claimed.id }),
  ]);
  if (proof.status === 'rejected') throw proof.reason;
  if (read.status === 'rejected') throw read.reason;
  if (read.value === undefined) return null;
  const proven = { ...call, caller: proof.value };
  const file = await fileToBuy(proven, read.value, context);
  return file === null ? null : buy(proven, read.value, file, readKey(), context);
}

type Buyable = ReturnType<typeof rowOfItem> & { readonly price: number };

/** The file, if its reader may buy it for the price that they were shown. */
async function fileToBuy(call: PayCall, known: KnownSaleRow, context: FastPayContext): Promise<Buyable | null> {
  const { body, caller } = call;
  const [value] = known.files ?? [];
  if (value === undefined || known.is_capped) return null;
  const file = rowOfItem(value);
  if (file.open || file.state !== 'ready' || file.price === null || file.review === 'removed') return null;
  if (body.expected !== goldFromCents(file.price)) return null;
  const owner = accessFactsOf(known, caller, known.owner_id);
  if (!owner.exists || owner.i_block || owner.blocks_me) return null;
  return (await isOffered(call, file, owner, context.messages)) ? { ...file, price: file.price } : null;
}

async function buy(
  { body, caller }: PayCall,
  known: KnownSaleRow,
  file: Buyable,
  { key, name, request_hash }: IdempotencyKey,
  { database, realtime, view, limits }: FastPayContext,
): Promise<MediaItem | null> {
  const { owner_id, price } = file;
  const wallets = known.wallets ?? [];
  const spending = planKnownSpending({
    wallets,
    member_id: caller.id,
    price,
    ...(known.is_partner ? { earner: earnerFor(owner_id, limits) } : {}),
  });
  if (spending === null) return null;
  const balance = goldFromCents(balanceAfter(wallets, price));
  const stored = await storeSaleFastPath
    .first(database, {
      ...spending,
      ...noticeParams(soldNotice({ owner_id, price, buyer: caller.id })),
      key,
      endpoint: name,
      request_hash,
      result: JSON.stringify({ upload_id: body.upload_id }),
      buyer: caller.id,
      owner: owner_id,
      upload_id: body.upload_id,
      version: known.version,
      balance,
    })
    .catch((error: unknown) => {
      if (isOvertaken(error)) return undefined;
      throw error;
    });
  if (stored === undefined) return null;
  const { seq, vip } = stored;
  await publishCommitted(realtime, [{ member_id: caller.id, seq, name: 'balance.changed', data: { balance, ...vip } }]);
  return view.presentBought(caller, file);
}
