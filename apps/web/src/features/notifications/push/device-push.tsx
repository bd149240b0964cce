import { Trans, useLingui } from '@lingui/react/macro';
import { getPushKey } from '@peonia/contract/notifications/notification-settings.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { BellOffIcon } from '@peonia/ui/icons/bell-off.tsx';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { settings } from '../../../platform/settings.ts';
import { needsInstallation, pushPermission } from './push-permission.ts';
import { allowPush, hasSubscription } from './subscribe-push.ts';

/**
 * Push state of this device with a button to allow it, or why it is not possible. Renders nothing if the server sends
 * none.
 */
export function DevicePush() {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const isInApp = window.appShell?.pushes !== undefined;
  const { data, refetch } = useQuery({
    queryKey: ['device-push'],
    queryFn: async ({ signal }) => ({
      isOffered: isInApp || (await call(getPushKey, {}, { signal })).key !== null,
      isOn: await hasSubscription(),
    }),
  });
  const allow = async () => {
    setBusy(true);
    try {
      await allowPush();
      await refetch();
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };

  const state = pushPermission();
  const { brand } = settings();
  if (data?.isOffered !== true) return null;
  if (state === 'unsupported')
    return (
      <Note icon={<BellOffIcon />}>
        {needsInstallation() ? (
          <Trans>
            On iPhone and iPad, notifications work in the installed app: tap Share, then “Add to Home Screen”, and open{' '}
            {brand} from there.
          </Trans>
        ) : (
          <Trans>This browser cannot receive push notifications. Try a current version of another browser.</Trans>
        )}
      </Note>
    );
  if (state === 'denied') {
    return (
      <Note icon={<BellOffIcon />}>
        {isInApp ? (
          <Trans>Notifications are switched off for this app. You can change this in the settings of your phone.</Trans>
        ) : (
          <Trans>Your browser blocks notifications from this site. You can change this in its site settings.</Trans>
        )}
      </Note>
    );
  }
  if (data.isOn) {
    return (
      <Note tone="trust" icon={<BellIcon />} role="status">
        <Trans>Notifications are on for this device.</Trans>
      </Note>
    );
  }
  return (
    <Note
      icon={<BellIcon />}
      action={
        <Button variant="soft" size="sm" busy={isBusy} busyLabel={t`One moment`} onClick={() => void allow()}>
          <Trans>Turn on</Trans>
        </Button>
      }
    >
      <Trans>Push notifications are off on this device.</Trans>
    </Note>
  );
}
