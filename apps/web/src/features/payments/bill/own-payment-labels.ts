import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnPayment, OwnPaymentState } from '@peonia/contract/money/receipts.ts';

export const stateLabels: Readonly<Record<OwnPaymentState, MessageDescriptor>> = {
  open: msg({ message: 'Not finished', context: 'payment' }),
  review: msg({ message: 'Under review', context: 'payment' }),
  paid: msg({ message: 'Paid', context: 'bill' }),
  failed: msg({ message: 'Failed', context: 'payment' }),
  cancelled: msg({ message: 'Cancelled', context: 'payment' }),
  part_refunded: msg({ message: 'Refunded in part', context: 'payment' }),
  refunded: msg({ message: 'Refunded', context: 'payment' }),
  disputed: msg({ message: 'Charged back', context: 'payment' }),
  lost: msg`Charged back by your bank`,
};

export const stateTones: Readonly<Record<OwnPaymentState, 'now' | 'done' | 'over'>> = {
  open: 'now',
  review: 'now',
  paid: 'done',
  failed: 'over',
  cancelled: 'over',
  part_refunded: 'done',
  refunded: 'over',
  disputed: 'over',
  lost: 'over',
};

/** What a payment in this state means for its payer. */
export const stateHints: Readonly<Record<OwnPaymentState, MessageDescriptor | null>> = {
  open: msg`The provider has not confirmed this payment yet. If you have paid, it arrives by itself.`,
  review: msg`Our team is reviewing this payment before it can be used. This usually takes less than a day.`,
  paid: null,
  failed: msg`Nothing was charged. You can try again, or choose another way to pay.`,
  cancelled: msg`Nothing was charged. If you have paid after all, it arrives by itself.`,
  part_refunded: null,
  refunded: null,
  disputed: msg`Your bank took this payment back, and it is not decided yet. Please write to us if that was a mistake.`,
  lost: msg`Your bank took this payment back, and that is final. Please write to us if that was a mistake.`,
};

export const gatewayLabels: Readonly<Record<OwnPayment['gateway'], MessageDescriptor>> = {
  stripe: msg`Card`,
  paypal: msg`PayPal`,
  wechat: msg`WeChat Pay`,
  google: msg`Google Play`,
  apple: msg`App Store`,
  sandbox: msg`Test payment`,
};
