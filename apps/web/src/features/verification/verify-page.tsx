import { Trans } from '@lingui/react/macro';
import { useMe } from '../../platform/session/session.ts';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { VerifiedAddressCard } from '../settings/verified-address-card.tsx';
import { IdentityCard } from './identity-card.tsx';

/** Verification of identity and address. Source: specification section 2, /setting/verify. */
export default function VerifyPage() {
  const me = useMe();
  if (me === null) return null;
  return (
    <SettingsFrame current="/setting/verify" title={<Trans>Verification</Trans>}>
      <IdentityCard me={me} />
      <VerifiedAddressCard />
    </SettingsFrame>
  );
}
