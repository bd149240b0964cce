import { Trans, useLingui } from '@lingui/react/macro';
import {
  getNotificationSettings,
  type NotificationKind,
  notificationKinds,
  type NotificationSettings,
  updateNotificationSettings,
} from '@peonia/contract/notifications/notification-settings.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useNotificationKindLabels } from './use-notification-kind-labels.ts';
import * as css from '../notifications.module.css';

const key = ['notification-settings'] as const;

/** Switches for e-mail and push per kind. Saved at once and rolled back if saving fails. */
export function NotificationSwitches() {
  const { t } = useLingui();
  const labels = useNotificationKindLabels();
  const cache = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }) });
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={notificationKinds.length} />;

  const choose = async (way: 'email' | 'push', kind: NotificationKind, on: boolean) => {
    cache.setQueryData<NotificationSettings>(key, (now) =>
      now === undefined ? now : { ...now, [way]: { ...now[way], [kind]: on } },
    );
    try {
      cache.setQueryData(key, await call(updateNotificationSettings, { body: { [way]: { [kind]: on } } }));
    } catch (error) {
      showProblem(error);
      void cache.invalidateQueries({ queryKey: key });
    }
  };
  const setDiscreet = async (discreet: boolean) => {
    cache.setQueryData<NotificationSettings>(key, (now) => (now === undefined ? now : { ...now, discreet }));
    try {
      cache.setQueryData(key, await call(updateNotificationSettings, { body: { discreet } }));
    } catch (error) {
      showProblem(error);
      void cache.invalidateQueries({ queryKey: key });
    }
  };
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
        onChange={(event) => void setDiscreet(event.target.checked)}
      />
      <div className={css.switchTable}>
        <span />
        <b className="small" aria-hidden="true">
          <Trans>E-mail</Trans>
        </b>
        <b className="small" aria-hidden="true">
          <Trans>Push</Trans>
        </b>
        {notificationKinds.map((kind) => (
          <Fragment key={kind}>
            <span aria-hidden="true">{labels[kind]}</span>
            <Switch
              hideLabel
              label={t`${labels[kind]}, by e-mail`}
              checked={data.email[kind]}
              onChange={(event) => void choose('email', kind, event.target.checked)}
            />
            <Switch
              hideLabel
              label={t`${labels[kind]}, by push`}
              checked={data.push[kind]}
              onChange={(event) => void choose('push', kind, event.target.checked)}
            />
          </Fragment>
        ))}
      </div>
    </>
  );
}
