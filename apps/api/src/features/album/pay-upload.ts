import type { payUpload as endpoint } from '@peonia/contract/media/album.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { goldFromCents, type GoldCents } from '@peonia/core/money.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { visiblePost } from '../feed/public.ts';
import { earnerOf, emitBalance, goldPriceChanged, spendGold } from '../ledger/public.ts';
import { bookSaleTransfer, openSale, readOffer, type MediaView } from '../media/public.ts';
import { notify, type NewNotification } from '../notifications/public.ts';
import { maySee, readAccessFacts, type AccessFacts } from '../privacy/public.ts';

type PayCall = Call<typeof endpoint>;
type Offer = NonNullable<Awaited<ReturnType<typeof readOffer>>>;

interface SeenFile {
  readonly reader: number;
  readonly thread_id: number;
  readonly upload_id: number;
}

/** Files that are for sale in conversations. Passed in by `app.ts`, because chat is right of album. */
export interface FilesInMessages {
  offers(db: PayCall['db'], seen: SeenFile): Promise<boolean>;
  /** Emits the event for the buyer's other devices. */
  emitPaid(context: Pick<PayCall, 'db' | 'emit'>, seen: SeenFile): Promise<void>;
}

export interface PayContext {
  readonly limits: Limits;
  readonly messages: FilesInMessages;
}

type OfferAndOwner = readonly [offer: Offer | undefined, owner: AccessFacts | null];

/** Reads what decides about the purchase, and locks the offer. */
export function readOfferAndOwner({ db, caller, body }: PayCall): Promise<OfferAndOwner> {
  return Promise.all([
    readOffer(db, body.upload_id, caller.id),
    body.type === 'album' ? readAccessFacts(db, caller, body.related_id) : null,
  ]);
}

/**
 * Buys permanent access to a file at the shown price. A file that is already accessible costs nothing, and simultaneous
 * calls are charged once. Source: decisions "Money", secret photos.
 */
export async function payUpload(
  call: PayCall,
  [offer, owner]: OfferAndOwner,
  { limits, messages }: PayContext,
): Promise<{ upload_id: number }> {
  const { db, caller, body } = call;
  if (offer === undefined || !offer.meets) throw refuse('not_found');
  if (!offer.open) {
    if (offer.deleted || !(await isOffered(call, offer, owner, messages))) throw refuse('not_found');
    if (body.expected !== goldFromCents(offer.price)) throw goldPriceChanged(offer.price);
    const [sale, earner] = await Promise.all([
      openSale(db, { upload_id: body.upload_id, buyer_id: caller.id, price: offer.price }),
      earnerOf(db, offer.owner_id, limits),
    ]);
    if (sale !== null) await charge(call, offer, { sale, earner, messages });
  }
  return { upload_id: body.upload_id };
}

interface Sale {
  readonly sale: number;
  readonly earner: Awaited<ReturnType<typeof earnerOf>>;
  readonly messages: FilesInMessages;
}

async function charge({ db, caller, body, emit }: PayCall, offer: Offer, { sale, earner, messages }: Sale) {
  const order = {
    key: `upload-sale:${sale}`,
    kind: 'unlock',
    cause: 'upload_sale',
    cause_id: sale,
    other_id: offer.owner_id,
  } as const;
  const { transfer_id } = await spendGold(db, {
    ...order,
    member_id: caller.id,
    price: offer.price,
    ...(earner === null ? {} : { earner }),
  });
  const seen = { reader: caller.id, thread_id: body.related_id, upload_id: body.upload_id };
  await Promise.all([
    bookSaleTransfer(db, sale, transfer_id),
    emitBalance({ db, emit }, caller.id),
    notify(db, { ...soldNotice({ ...offer, buyer: caller.id }), subject: sale }),
    body.type === 'message' ? messages.emitPaid({ db, emit }, seen) : null,
  ]);
}

/** Tells the owner of a sale; its number is the subject. */
export function soldNotice({ owner_id, price, buyer }: { owner_id: number; price: GoldCents; buyer: number }) {
  return {
    member_id: owner_id,
    type: 'payclear',
    what: 'file_sold',
    person_id: buyer,
    facts: { amount: goldFromCents(price) },
  } as const satisfies NewNotification;
}

/** The paid file. Throws `not_found` if the buyer may not open it any more, for example after a block or a refund. */
export async function readPaidUpload(
  { db, caller }: PayCall,
  { upload_id }: { upload_id: number },
  view: MediaView,
): Promise<MediaItem> {
  const [offer, [item]] = await Promise.all([
    readOffer(db, upload_id, caller.id),
    view.hydrate(db, caller, [upload_id]),
  ]);
  if (offer?.meets !== true || !offer.open || item === undefined) throw refuse('not_found');
  return item;
}

/**
 * Whether the file is for sale at the place the buyer names, and the buyer may see that place. Files are not for sale
 * before their review.
 */
export async function isOffered(
  { db, caller, body }: Pick<PayCall, 'db' | 'caller' | 'body'>,
  offer: Pick<Offer, 'owner_id' | 'folder' | 'review'>,
  owner: AccessFacts | null,
  messages: FilesInMessages,
): Promise<boolean> {
  if (offer.review === 'waiting') return false;
  if (body.type === 'album')
    return offer.folder === 'secret' && body.related_id === offer.owner_id && owner !== null && maySee(owner);
  if (body.type === 'feed')
    return (await visiblePost(db, caller, body.related_id))?.upload_ids.includes(body.upload_id) === true;
  return messages.offers(db, { reader: caller.id, thread_id: body.related_id, upload_id: body.upload_id });
}
