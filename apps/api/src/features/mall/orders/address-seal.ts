import type { DeliveryAddress } from '@peonia/contract/mall/mall.ts';
import { openSeal } from '../../../platform/secrets/open-seal.ts';

/** Keeps the key of addresses apart from others. */
export const addressPurpose = 'delivery address';

/** Encrypts delivery addresses, so that the database alone tells nobody where a member lives. */
export interface AddressSeal {
  seal(address: DeliveryAddress): Buffer;
  open(sealed: Buffer): DeliveryAddress;
}

export function openAddressSeal(secrets: readonly string[]): AddressSeal {
  const { seal, open } = openSeal(secrets, addressPurpose);
  return {
    seal: (address) => seal(Buffer.from(JSON.stringify(address))),
    open: (sealed) => JSON.parse(open(sealed).toString()) as DeliveryAddress,
  };
}
