import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  Correction,
  CorrectionAccount,
  DifferenceCase,
  DifferenceKind,
  DifferenceState,
  differenceLists,
  LineProblem,
  SettlementKind,
} from '@peonia/contract/money/reconciliation.ts';

export const kindLabels = {
  not_credited: msg`Paid at the provider, not credited here`,
  other_amount: msg`Another amount at the provider`,
  unknown: msg`Unknown here`,
  not_paid: msg`Credited here, missing at the provider`,
  not_refunded: msg`Refunded at the provider, not here`,
} as const satisfies Record<DifferenceKind, MessageDescriptor>;

export const stateLabels = {
  open: msg({ message: 'Open', context: 'difference' }),
  explained: msg({ message: 'Explained', context: 'difference' }),
  corrected: msg({ message: 'Corrected', context: 'difference' }),
  resolved: msg({ message: 'Agrees by now', context: 'difference' }),
} as const satisfies Record<DifferenceState, MessageDescriptor>;

export const listLabels = {
  ...stateLabels,
  asked: msg`Waiting for a second person`,
  all: msg({ message: 'All', context: 'differences' }),
} as const satisfies Record<(typeof differenceLists)[number], MessageDescriptor>;

export const accountLabels = {
  clearing: msg`Clearing with providers`,
  bank: msg`Bank account`,
  revenue: msg`Revenue`,
  fees: msg`Fees of providers`,
  promotion: msg`Promotions`,
  adjustment: msg({ message: 'Corrections', context: 'books' }),
} as const satisfies Record<CorrectionAccount, MessageDescriptor>;

export const correctionLabels = {
  open: msg`Waiting for a second person`,
  done: msg({ message: 'Booked', context: 'correction' }),
  refused: msg({ message: 'Declined', context: 'correction' }),
} as const satisfies Record<Correction['state'], MessageDescriptor>;

export const problemLabels = {
  columns: msg`wrong number of columns`,
  reference: msg`no valid number`,
  kind: msg`unknown kind`,
  amount: msg`no valid amount`,
  fee: msg`no valid fee`,
  currency: msg`another currency`,
  time: msg`no valid time`,
  twice: msg`stands in the file twice`,
} as const satisfies Record<LineProblem, MessageDescriptor>;

export const lineLabels = {
  payment: msg({ message: 'Payment', context: 'settlement' }),
  refund: msg({ message: 'Refund', context: 'settlement' }),
  dispute: msg({ message: 'Dispute', context: 'settlement' }),
  fee: msg({ message: 'Fee', context: 'settlement' }),
  transfer: msg({ message: 'Transfer to the bank', context: 'settlement' }),
  other: msg({ message: 'Other', context: 'settlement' }),
} as const satisfies Record<SettlementKind, MessageDescriptor>;

export const orderLabels = {
  created: msg({ message: 'Started', context: 'payment' }),
  pending: msg({ message: 'Pending', context: 'payment' }),
  paid: msg({ message: 'Paid', context: 'payment' }),
  credited: msg({ message: 'Paid', context: 'payment' }),
  failed: msg({ message: 'Failed', context: 'payment' }),
  cancelled: msg({ message: 'Cancelled', context: 'payment' }),
  refunded: msg({ message: 'Refunded', context: 'payment' }),
} as const satisfies Record<NonNullable<DifferenceCase['order_state']>, MessageDescriptor>;

/** Names of the providers, which are no texts. */
export const providerNames = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  wechat: 'WeChat Pay',
  google: 'Google Play',
  apple: 'App Store',
  sandbox: 'Sandbox',
} as const;
