import { PayoutMethodCard } from '../payouts/payout-method-card.tsx';

/** The account that a cash-out goes to. A former partner only reads it. */
export function PartnerPayouts({ isPartner }: { isPartner: boolean }) {
  return <PayoutMethodCard canChange={isPartner} />;
}
