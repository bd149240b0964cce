import type { DeliveryAddress } from '@peonia/contract/mall/mall.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import { refuse } from '../../../platform/http/refusal.ts';

const needed = ['name', 'street', 'city'] as const;

/** An address without the space around its parts. Throws where one that a parcel needs says nothing. */
export function readAddress({ name, street, postcode, city, country, phone }: DeliveryAddress): DeliveryAddress {
  const address = {
    name: trimText(name),
    street: trimText(street),
    postcode: trimText(postcode),
    city: trimText(city),
    country,
    phone: trimText(phone),
  };
  const missing = needed.filter((part) => address[part] === '');
  if (missing.length > 0) throw refuse('order_address_missing').naming(missing.map((part) => `address.${part}`));
  return address;
}
