import { Trans } from '@lingui/react/macro';
import { EyeOffIcon } from '@peonia/ui/icons/eye-off.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { WalletIcon } from '@peonia/ui/icons/wallet.tsx';
import * as css from './landing.module.css';

/** Three product promises below the forms. */
export function TrustStrip() {
  return (
    <section className={css.trust3}>
      <div>
        <ShieldCheckIcon />
        <div>
          <h2>
            <Trans>Verified by selfie</Trans>
          </h2>
          <p>
            <Trans>Our team checks a live hand gesture before granting the green badge.</Trans>
          </p>
        </div>
      </div>
      <div>
        <WalletIcon />
        <div>
          <h2>
            <Trans>Pay once, no renewal</Trans>
          </h2>
          <p>
            <Trans>Gold and VIP are one-time payments. There is no subscription to cancel.</Trans>
          </p>
        </div>
      </div>
      <div>
        <EyeOffIcon />
        <div>
          <h2>
            <Trans>You decide who sees you</Trans>
          </h2>
          <p>
            <Trans>Hide your profile, limit who can write, or go invisible at any time.</Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
