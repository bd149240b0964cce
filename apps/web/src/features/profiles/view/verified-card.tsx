import { Trans } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import * as css from './profile.module.css';

/** What the green badge of a member stands for. Renders nothing without one. */
export function VerifiedCard({ profile: { name, verified } }: { profile: Profile }) {
  if (verified !== 1) return null;
  return (
    <Card pad edge aria-labelledby="verified">
      <CardHead id="verified" title={<Trans>Verified</Trans>} />
      <p className={css.verified}>
        <ShieldCheckIcon />
        <Trans>Our team compared a live selfie of {name} with the main photo.</Trans>
      </p>
    </Card>
  );
}
