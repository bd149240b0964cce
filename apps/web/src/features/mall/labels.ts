import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MallOrderState, ProductCategory } from '@peonia/contract/mall/mall.ts';

export const categoryLabels: Readonly<Record<ProductCategory | 'all', MessageDescriptor>> = {
  all: msg({ message: 'All', context: 'products' }),
  flower: msg`Flowers`,
  fruit: msg`Fruit`,
  sweets: msg`Sweets`,
  plush: msg`Plush`,
  jewellery: msg`Jewellery`,
  wine: msg`Wine`,
  home: msg({ message: 'Home and living', context: 'products' }),
};

export const stateLabels: Readonly<Record<MallOrderState, MessageDescriptor>> = {
  pending: msg`Waiting for acceptance`,
  accepted: msg({ message: 'Accepted', context: 'order' }),
  preparing: msg({ message: 'Preparing', context: 'order' }),
  delivered: msg({ message: 'Delivered', context: 'order' }),
  received: msg({ message: 'Received', context: 'order' }),
  cancelled: msg({ message: 'Cancelled', context: 'order' }),
  refused: msg({ message: 'Declined', context: 'order' }),
  expired: msg({ message: 'Not answered in time', context: 'order' }),
  undeliverable: msg({ message: 'Cannot be delivered', context: 'order' }),
  returned: msg({ message: 'Taken back', context: 'order' }),
};
