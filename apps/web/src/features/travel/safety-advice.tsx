import { Trans } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { HouseIcon } from '@peonia/ui/icons/house.tsx';
import { UserCheckIcon } from '@peonia/ui/icons/user-check.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { WalletIcon } from '@peonia/ui/icons/wallet.tsx';
import * as css from './travel.module.css';

/** Advice for meeting in person. */
export function SafetyAdvice() {
  return (
    <Card edge pad aria-labelledby="travel-safety">
      <h2 id="travel-safety">
        <Trans>Safe first meetings</Trans>
      </h2>
      <ul className={css.advice}>
        <li>
          <UsersIcon />
          <Trans>Meet in a public place, by day, the first two times.</Trans>
        </li>
        <li>
          <UserCheckIcon />
          <Trans>Tell someone at home where you are and when you will be back.</Trans>
        </li>
        <li>
          <WalletIcon />
          <Trans>Never send money for tickets or visas. Report anyone who asks.</Trans>
        </li>
        <li>
          <HouseIcon />
          <Trans>Book your own room and keep your own way back.</Trans>
        </li>
      </ul>
    </Card>
  );
}
