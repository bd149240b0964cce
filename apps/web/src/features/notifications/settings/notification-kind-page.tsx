import { Trans, useLingui } from '@lingui/react/macro';
import { type NotificationKind, notificationKinds } from '@peonia/contract/notifications/notification-settings.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { useEffect } from 'react';
import { useParams } from '../../../platform/router/hooks.ts';
import { goTo } from '../../../platform/router/navigation.ts';
import { useMe } from '../../../platform/session/session.ts';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { DevicePush } from '../push/device-push.tsx';
import { useNotificationKindLabels } from './use-notification-kind-labels.ts';
import { useNotificationSettings } from './use-notification-settings.ts';

/** Settings of one kind of notification. Source: specification section 2, "notification settings (by id)". */
export default function NotificationKindPage() {
  const { id } = useParams();
  const isSignedIn = useMe() !== null;
  const kind = notificationKinds.find((one) => one === id);
  useEffect(() => {
    if (kind === undefined) goTo('/404');
  }, [kind]);
  return kind === undefined || !isSignedIn ? null : <KindSettings kind={kind} />;
}

function KindSettings({ kind }: { kind: NotificationKind }) {
  const { t } = useLingui();
  const labels = useNotificationKindLabels();
  const { data, choose } = useNotificationSettings();
  return (
    <SettingsFrame current="/setting/notification" back="/setting/notification" title={labels[kind]}>
      <Card pad edge as="div">
        <div className="stack">
          {data === undefined ? (
            <Loading label={t`Loading`} shape="row" count={2} />
          ) : (
            <>
              <Switch
                label={<Trans>E-mail</Trans>}
                checked={data.email[kind]}
                onChange={(event) => choose('email', kind, event.target.checked)}
              />
              <Switch
                label={<Trans>Push</Trans>}
                hint={<Trans>On every device where you allow notifications</Trans>}
                checked={data.push[kind]}
                onChange={(event) => choose('push', kind, event.target.checked)}
              />
            </>
          )}
          <DevicePush />
        </div>
      </Card>
    </SettingsFrame>
  );
}
