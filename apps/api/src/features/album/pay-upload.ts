import type { payUpload as endpoint } from '@peonia/contract/album.ts';
import type { MediaItem } from '@peonia/contract/media.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { visiblePost } from '../feed/public.ts';
import { earnerOf, emitBalance, goldPriceChanged, spendGold } from '../ledger/public.ts';
import { bookSaleTransfer, openSale, readOffer, type MediaView } from '../media/public.ts';
import { notify } from '../notifications/public.ts';
import { maySee, readAccessFacts } from '../privacy/public.ts';

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

/**
 * Buys permanent access to a file at the shown price. A file that is already accessible costs nothing, and simultaneous
 * calls are charged once. Source: decisions "Money", secret photos.
 */
export async function payUpload(call: PayCall, context: PayContext): Promise<{ upload_id: number }> {
  const { limits, messages } = context;
  const { db, caller, body, emit } = call;
  const offer = await readOffer(db, body.upload_id, caller.id);
  if (offer === undefined || !offer.meets) throw refuse('not_found');
  if (!offer.open) {
    if (!(await isOffered(call, offer, messages))) throw refuse('not_found');
    if (body.expected !== goldFromCents(offer.price)) throw goldPriceChanged(offer.price);
    const sale = await openSale(db, { upload_id: body.upload_id, buyer_id: caller.id, price: offer.price });
    if (sale !== null) {
      const earner = await earnerOf(db, offer.owner_id, limits);
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
      await bookSaleTransfer(db, sale, transfer_id);
      await emitBalance({ db, emit }, caller.id);
      await notify(db, {
        member_id: offer.owner_id,
        type: 'payclear',
        what: 'file_sold',
        person_id: caller.id,
        subject: sale,
        facts: { amount: goldFromCents(offer.price) },
      });
      if (body.type === 'message')
        await messages.emitPaid(
          { db, emit },
          { reader: caller.id, thread_id: body.related_id, upload_id: body.upload_id },
        );
    }
  }
  return { upload_id: body.upload_id };
}

/** The paid file. Throws `not_found` if the buyer may not open it any more, for example after a block or a refund. */
export async function readPaidUpload(
  { db, caller }: PayCall,
  { upload_id }: { upload_id: number },
  view: MediaView,
): Promise<MediaItem> {
  const offer = await readOffer(db, upload_id, caller.id);
  const [item] = offer?.meets === true && offer.open ? await view.hydrate(db, caller, [upload_id]) : [];
  if (item === undefined) throw refuse('not_found');
  return item;
}

/**
 * Whether the file is for sale at the place the buyer names, and the buyer may see that place. Files are not for sale
 * before their review.
 */
async function isOffered({ db, caller, body }: PayCall, offer: Offer, messages: FilesInMessages): Promise<boolean> {
  if (offer.review === 'waiting') return false;
  if (body.type === 'album')
    return (
      offer.folder === 'secret' &&
      body.related_id === offer.owner_id &&
      maySee(await readAccessFacts(db, caller, offer.owner_id))
    );
  if (body.type === 'feed')
    return (await visiblePost(db, caller, body.related_id))?.upload_ids.includes(body.upload_id) === true;
  return messages.offers(db, { reader: caller.id, thread_id: body.related_id, upload_id: body.upload_id });
}
