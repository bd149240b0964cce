import { useLingui } from '@lingui/react/macro';
import type { PayoutKind } from '@peonia/core/payout-account.ts';

export function useKindLabels(): Readonly<Record<PayoutKind, string>> {
  const { t } = useLingui();
  return {
    wallet: t({ message: 'Wallet', context: 'payout method' }),
    bank: t({ message: 'Bank', context: 'payout method' }),
    other: t({ message: 'Other', context: 'payout method' }),
  };
}

/** What is asked for beside the number. */
export function useInformationLabels(): Readonly<Record<PayoutKind, string>> {
  const { t } = useLingui();
  return {
    wallet: t`Name of the wallet`,
    bank: t`Bank, BIC and country`,
    other: t`How to pay to this account`,
  };
}
