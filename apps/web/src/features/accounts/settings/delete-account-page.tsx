import { Trans } from '@lingui/react/macro';
import { useMe } from '../../../platform/session/session.ts';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { CloseAccountForm } from './close-account-form.tsx';
import { ConsentCard } from './consent-card.tsx';
import { ExportCard } from './export-card.tsx';

/** Data export and account deletion. Source: specification section 2, "A delete-account settings page". */
export default function DeleteAccountPage() {
  const me = useMe();
  if (me === null) return null;
  return (
    <SettingsFrame current="/setting/delete" title={<Trans>Your data and your account</Trans>}>
      <ExportCard />
      <ConsentCard />
      <CloseAccountForm
        address={me.email !== null ? { email: me.email } : me.phone !== null ? { phone: me.phone } : null}
      />
    </SettingsFrame>
  );
}
