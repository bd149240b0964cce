import type { Folder } from '@peonia/contract/media/media.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import type { PlacedRow, Placement } from './album-item.sql.ts';

interface PlacementRequest {
  /** Undefined leaves it where it is; null takes it out of the album. */
  readonly folder?: Folder | null;
  /** Gold. */
  readonly amount?: number;
}

interface Circumstances {
  /** Whether items for sale wait for review. */
  readonly isReviewed: boolean;
  readonly limits: Limits;
  makeName(): string;
}

/**
 * Plans folder and price of a file after a change: the secret folder needs a price, leaving it ends the sale, every
 * move gives a new name, and nothing is for sale before its review. Source: decisions "Money", secret photos.
 */
export function planPlacement(
  now: PlacedRow,
  request: PlacementRequest,
  { isReviewed, limits, makeName }: Circumstances,
): Omit<Placement, 'caption' | 'alt'> {
  if (now.state === 'failed') throw refuse('upload_unknown');
  if (now.review === 'removed') throw refuse('upload_removed');
  const folder = request.folder === undefined ? now.folder : request.folder;
  const isMoved = folder !== now.folder;
  const price = priceOf(now, request, folder, limits);
  const isForSale = price !== null;
  if (isForSale && now.state !== 'ready') throw refuse('upload_not_ready');
  const isNewForSale = isForSale && now.price === null;
  const review =
    isNewForSale && isReviewed && now.review !== 'approved'
      ? 'waiting'
      : now.review === 'waiting' && !isForSale
        ? 'none'
        : now.review;
  return {
    id: now.id,
    folder,
    price,
    review,
    new_name: isMoved || isForSale !== (now.price !== null) ? makeName() : null,
  };
}

function priceOf(
  now: PlacedRow,
  { folder: requested, amount }: PlacementRequest,
  folder: Folder | null,
  limits: Limits,
): number | null {
  if (folder !== 'secret' && (requested !== undefined || now.price === null)) return null;
  if (amount === undefined) {
    if (now.price === null) throw secretPriceMissing(limits);
    return now.price;
  }
  if (amount < limits.secret_price_min || amount > limits.secret_price_max) throw secretPriceMissing(limits);
  return centsFromGold(amount);
}

/** A file for sale without a price in the range of the price list. */
export function secretPriceMissing(limits: Limits): Refusal {
  return refuse('price_missing', { least: limits.secret_price_min, most: limits.secret_price_max });
}
