import type { DeliveryAddress } from '@peonia/contract/mall.ts';
import { openSeal } from '../../accounts/public.ts';

/** Encrypts delivery addresses, so that the database alone tells nobody where a member lives. */
export interface AddressSeal {
  seal(address: DeliveryAddress): Buffer;
  open(sealed: Buffer): DeliveryAddress;
}

export function openAddressSeal(programSecret: string): AddressSeal {
  const { seal, open } = openSeal(programSecret, 'delivery address');
  return {
    seal: (address) => seal(Buffer.from(JSON.stringify(address))),
    open: (sealed) => JSON.parse(open(sealed).toString()) as DeliveryAddress,
  };
}
