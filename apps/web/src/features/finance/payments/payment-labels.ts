import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  DisputeState,
  PaymentCase,
  PaymentRequest,
  PaymentRow,
  paymentLists,
} from '@peonia/contract/money/payment-desk.ts';

export const listLabels = {
  held: msg`Held`,
  asked: msg`Waiting for a second person`,
  disputed: msg({ message: 'Disputed', context: 'payment' }),
  failed: msg({ message: 'Failed', context: 'payment' }),
  refunded: msg({ message: 'Refunded', context: 'payment' }),
  all: msg({ message: 'All', context: 'payments' }),
} as const satisfies Record<(typeof paymentLists)[number], MessageDescriptor>;

const stateLabels = {
  created: msg({ message: 'Started', context: 'payment' }),
  pending: msg({ message: 'Pending', context: 'payment' }),
  paid: msg({ message: 'Paid', context: 'payment' }),
  credited: msg({ message: 'Paid', context: 'payment' }),
  failed: msg({ message: 'Failed', context: 'payment' }),
  cancelled: msg({ message: 'Cancelled', context: 'payment' }),
  refunded: msg({ message: 'Refunded', context: 'payment' }),
} as const satisfies Record<PaymentRow['state'], MessageDescriptor>;

/** What the list says about a payment: what is waiting comes before its state. */
export function paymentStateLabel({ state, held, asked }: PaymentRow): MessageDescriptor {
  if (asked === 'refund') return msg`Refund requested`;
  if (asked === 'release') return msg`Release requested`;
  if (asked === 'unlock') return msg`Unlock requested`;
  if (asked === 'evidence') return msg`Sending of evidence requested`;
  return held ? listLabels.held : stateLabels[state];
}

export const actLabels = {
  release: msg({ message: 'Release', context: 'payment' }),
  refund: msg({ message: 'Refund', context: 'payment' }),
  unlock: msg({ message: 'Unlock', context: 'payment' }),
  evidence: msg({ message: 'Evidence', context: 'dispute' }),
} as const satisfies Record<PaymentRequest['act'], MessageDescriptor>;

export const requestLabels = {
  open: msg`Waiting for a second person`,
  approved: msg`Confirmed, on its way to the provider`,
  done: msg({ message: 'Done', context: 'payment' }),
  refused: msg({ message: 'Declined', context: 'payment' }),
  failed: msg`The provider refused`,
} as const satisfies Record<PaymentRequest['state'], MessageDescriptor>;

export const eventLabels = {
  new: msg`Verified, waiting`,
  early: msg`Verified, early`,
  applied: msg({ message: 'Verified', context: 'payment' }),
  ignored: msg`Verified, without effect`,
  refused: msg`Does not fit the order`,
} as const satisfies Record<PaymentCase['events'][number]['state'], MessageDescriptor>;

export const disputeLabels = {
  open: msg`Dispute, open`,
  won: msg`Dispute won`,
  lost: msg`Dispute lost`,
} as const satisfies Record<DisputeState, MessageDescriptor>;

/** Why a payment is held, as far as staff know words for it. */
export const reasonLabels: Readonly<Record<string, MessageDescriptor>> = {
  risk: msg`Held by the provider’s risk check.`,
  review: msg`The provider is reviewing it.`,
  declined: msg`The provider declined it.`,
  disputed: msg`The payer disputed it.`,
  expired: msg`Nobody completed it in time.`,
  kept_as_gold: msg`The pack could not be added; its price was credited as gold.`,
};
