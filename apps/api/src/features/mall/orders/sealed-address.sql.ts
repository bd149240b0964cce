import { statement } from '../../../platform/db/statement.ts';
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';
import { addressPurpose } from './address-seal.ts';

type Listing = { after: number; most: number };
type Sealed = { id: number; sealed: Buffer };

/** Delivery addresses of orders. */
export const sealedOrderAddresses: SealedColumn = {
  name: 'addresses of orders',
  purpose: addressPurpose,
  first: 0,
  list: statement<Listing, Sealed>(
    'list_sealed_order_addresses',
    'select id, address as sealed from mall_order where id > :after and address is not null order by id limit :most::int',
  ),
  write: statement<Sealed & { was: Buffer }>(
    'reseal_order_address',
    'update mall_order set address = :sealed where id = :id and address = :was',
  ),
};

/** Addresses that members saved for their next order. */
export const sealedSavedAddresses: SealedColumn = {
  name: 'saved addresses',
  purpose: addressPurpose,
  first: 0,
  list: statement<Listing, Sealed>(
    'list_sealed_saved_addresses',
    'select member_id as id, address as sealed from saved_address where member_id > :after order by member_id limit :most::int',
  ),
  write: statement<Sealed & { was: Buffer }>(
    'reseal_saved_address',
    'update saved_address set address = :sealed where member_id = :id and address = :was',
  ),
};
