import { Trans, useLingui } from '@lingui/react/macro';
import { notificationKinds } from '@peonia/contract/notifications/notification-settings.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { Fragment } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import { useNotificationKindLabels } from './use-notification-kind-labels.ts';
import { useNotificationSettings } from './use-notification-settings.ts';
import * as css from '../notifications.module.css';

/** Switches for e-mail and push per kind; each kind has a page of its own. */
export function NotificationSwitches() {
  const { t } = useLingui();
  const labels = useNotificationKindLabels();
  const { data, choose, setDiscreet } = useNotificationSettings();
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={notificationKinds.length} />;
  return (
    <>
      <Switch
        label={
          <b>
            <Trans>Discreet notifications</Trans>
          </b>
        }
        hint={<Trans>Push notifications leave out names, so your lock screen tells nobody who wrote</Trans>}
        checked={data.discreet}
        onChange={(event) => setDiscreet(event.target.checked)}
      />
      <div className={css.switchTable} data-testid="notification-switches">
        <span />
        <b className="small" aria-hidden="true">
          <Trans>E-mail</Trans>
        </b>
        <b className="small" aria-hidden="true">
          <Trans>Push</Trans>
        </b>
        {notificationKinds.map((kind) => (
          <Fragment key={kind}>
            <Link className={css.kind} href={`/setting/notification/${kind}`}>
              {labels[kind]}
            </Link>
            <Switch
              hideLabel
              label={t`${labels[kind]}, by e-mail`}
              checked={data.email[kind]}
              onChange={(event) => choose('email', kind, event.target.checked)}
            />
            <Switch
              hideLabel
              label={t`${labels[kind]}, by push`}
              checked={data.push[kind]}
              onChange={(event) => choose('push', kind, event.target.checked)}
            />
          </Fragment>
        ))}
      </div>
    </>
  );
}
