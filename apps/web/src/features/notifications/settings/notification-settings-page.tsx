import { Trans } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { SoundSwitch } from '../../settings/sound-switch.tsx';
import { DeviceInstall } from '../install/device-install.tsx';
import { DevicePush } from '../push/device-push.tsx';
import { NotificationSwitches } from './notification-switches.tsx';

/** Notification settings. Source: specification section 3, "Notification settings". */
export default function NotificationSettingsPage() {
  const me = useMe();
  if (me === null) return null;
  return (
    <SettingsFrame current="/setting/notification" title={<Trans>Notifications</Trans>}>
      <Card pad edge as="div">
        <SoundSwitch key={me.id} />
      </Card>
      <Card pad edge as="div">
        <div className="stack">
          <DevicePush />
          <DeviceInstall />
          <NotificationSwitches />
        </div>
      </Card>
    </SettingsFrame>
  );
}
