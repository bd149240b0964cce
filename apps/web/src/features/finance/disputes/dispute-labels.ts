import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { disputeLists, DisputeRow } from '@peonia/contract/money/disputes.ts';

export const stageLabels = {
  open: msg({ message: 'Evidence due', context: 'dispute' }),
  sent: msg({ message: 'Evidence sent', context: 'dispute' }),
  won: msg({ message: 'Won', context: 'dispute' }),
  lost: msg({ message: 'Lost', context: 'dispute' }),
  all: msg({ message: 'All', context: 'disputes' }),
} as const satisfies Record<(typeof disputeLists)[number], MessageDescriptor>;

export const providerNames = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  google: 'Google Play',
  apple: 'App Store',
  wechat: 'WeChat Pay',
  sandbox: 'Sandbox',
} as const satisfies Record<DisputeRow['gateway'], string>;
