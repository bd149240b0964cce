import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookAccount, BookHold } from '@peonia/contract/money/books.ts';

export const accountLabels = {
  purchased: msg`Purchased gold`,
  bonus: msg`Bonus gold`,
  earned: msg`Available earnings`,
  debt: msg`Debts of members`,
  clearing: msg`Clearing with providers`,
  bank: msg`Bank account`,
  revenue: msg`Revenue`,
  promotion: msg`Promotions`,
  pending_earnings: msg`Pending earnings`,
  payout: msg`Payouts on their way`,
  adjustment: msg({ message: 'Corrections', context: 'books' }),
  fees: msg`Fees of providers`,
} as const satisfies Record<BookAccount, MessageDescriptor>;

export const holdLabels = {
  held: msg({ message: 'Held', context: 'books' }),
  posted: msg({ message: 'Posted', context: 'books' }),
  void: msg({ message: 'Released', context: 'books' }),
} as const satisfies Record<BookHold['state'], MessageDescriptor>;
