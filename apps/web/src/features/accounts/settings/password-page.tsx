import { Trans } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { FileLockIcon } from '@peonia/ui/icons/file-lock.tsx';
import { MonitorSmartphoneIcon } from '@peonia/ui/icons/monitor-smartphone.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { SettingsRow } from '../../settings/settings-row.tsx';
import { SocialLinks } from '../social/social-links.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/**
 * Password, linked login providers and the link to the sessions. Source: specification section 2, /setting/password.
 */
export default function PasswordPage() {
  const me = useMe();
  if (me === null) return null;
  return (
    <SettingsFrame current="/setting/password" title={<Trans>Password</Trans>}>
      <Card pad edge as="div">
        <ChangePasswordForm name={me.name} address={me.email ?? me.phone ?? ''} />
      </Card>
      <SocialLinks />
      <Card pad edge as="div">
        <ul>
          <SettingsRow href="/setting/security" icon={<FileLockIcon />} label={<Trans>Security</Trans>} />
          <SettingsRow
            href="/setting/sessions"
            icon={<MonitorSmartphoneIcon />}
            label={<Trans>Where you are logged in</Trans>}
          />
        </ul>
      </Card>
    </SettingsFrame>
  );
}
