import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayoutState } from '@peonia/contract/payouts/cash-out.ts';
import type { PayoutBoard, PayoutCase, PayoutFileFormat, PayoutStop } from '@peonia/contract/payouts/payout-desk.ts';
import type { TaxState } from '@peonia/contract/payouts/payout-tax.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';

export const boardLabels: Readonly<Record<PayoutBoard, MessageDescriptor>> = {
  requested: msg({ message: 'To approve', context: 'payout' }),
  approved: msg({ message: 'To pay', context: 'payout' }),
  paid: msg({ message: 'Paid', context: 'payout' }),
  over: msg({ message: 'Declined or returned', context: 'payout' }),
};

export const stateLabels: Readonly<Record<PayoutState, MessageDescriptor>> = {
  requested: msg({ message: 'Requested', context: 'payout' }),
  approved: msg({ message: 'Approved', context: 'payout' }),
  paid: boardLabels.paid,
  refused: msg({ message: 'Declined', context: 'payout' }),
  failed: msg({ message: 'Returned by the bank', context: 'payout' }),
  cancelled: msg({ message: 'Cancelled by the partner', context: 'payout' }),
};

export const stopLabels: Readonly<Record<PayoutStop, MessageDescriptor>> = {
  books: msg`The proof of the books fails or is too old. Nothing is approved or paid until the next proof is sound.`,
  get dispute() {
    const { payout_dispute_days: days } = limits;
    return msg`A payment of this partner is disputed. Nothing is approved or paid while it is open, nor for ${days} days after it was lost.`;
  },
  debt: msg`Refunds took back shares that the remaining earnings do not cover. Decline this payout; the gold then covers them.`,
  account: msg`The account is suspended, deleted or no partner any more.`,
  identity: msg`The identity of this partner is not verified any more.`,
  tax: msg`The tax document of this partner is missing or not accepted yet. Look at it below.`,
};

export const taxLabels: Readonly<Record<TaxState, MessageDescriptor>> = {
  declared: msg({ message: 'No document needed', context: 'tax' }),
  waiting: msg({ message: 'To check', context: 'tax' }),
  accepted: msg({ message: 'Accepted', context: 'tax' }),
  refused: msg({ message: 'Declined', context: 'tax' }),
};

export const formatLabels: Readonly<Record<PayoutFileFormat, MessageDescriptor>> = {
  pain: msg`Bank file (pain.001)`,
  csv: msg`CSV file`,
};

export const kindLabels: Readonly<Record<NonNullable<PayoutCase['method']>['kind'], MessageDescriptor>> = {
  wallet: msg({ message: 'Wallet', context: 'payout' }),
  bank: msg({ message: 'Bank', context: 'payout' }),
  other: msg({ message: 'Other', context: 'payout' }),
};
