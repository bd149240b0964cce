import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayoutState } from '@peonia/contract/cash-out.ts';

export const payoutStateLabels: Readonly<Record<PayoutState, MessageDescriptor>> = {
  requested: msg({ message: 'Requested', context: 'payout' }),
  approved: msg({ message: 'Approved', context: 'payout' }),
  paid: msg({ message: 'Paid', context: 'payout' }),
  refused: msg({ message: 'Declined', context: 'payout' }),
  failed: msg({ message: 'Returned by the bank', context: 'payout' }),
  cancelled: msg({ message: 'Cancelled', context: 'payout' }),
};
