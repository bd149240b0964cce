import { useLingui } from '@lingui/react/macro';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';

/** The two lists of the bill: gold, and payments in money. */
export function BillTabs({ current }: { current: 'gold' | 'payments' }) {
  const { t } = useLingui();
  return (
    <LinkTabs
      label={t`Spending`}
      tabs={[
        { href: '/bill', label: t({ message: 'Gold', context: 'bill' }), current: current === 'gold' },
        { href: '/bill/payments', label: t({ message: 'Payments', context: 'bill' }), current: current === 'payments' },
      ]}
    />
  );
}
