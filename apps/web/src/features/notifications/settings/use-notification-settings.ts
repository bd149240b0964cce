import {
  getNotificationSettings,
  type NotificationKind,
  type NotificationSettings,
  updateNotificationSettings,
} from '@peonia/contract/notifications/notification-settings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';

const key = ['notification-settings'] as const;

interface OwnNotificationSettings {
  /** Undefined until it is loaded. */
  readonly data: NotificationSettings | undefined;
  readonly choose: (way: 'email' | 'push', kind: NotificationKind, on: boolean) => Promise<void>;
  readonly setDiscreet: (discreet: boolean) => Promise<void>;
}

/** The member's notification settings. A change is saved at once and rolled back if saving fails. */
export function useNotificationSettings(): OwnNotificationSettings {
  const cache = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }) });

  const save = async (
    change: (now: NotificationSettings) => NotificationSettings,
    send: () => Promise<NotificationSettings>,
  ) => {
    cache.setQueryData<NotificationSettings>(key, (now) => (now === undefined ? now : change(now)));
    try {
      cache.setQueryData(key, await send());
    } catch (error) {
      showProblem(error);
      void cache.invalidateQueries({ queryKey: key });
    }
  };
  return {
    data,
    choose: (way, kind, on) =>
      save(
        (now) => ({ ...now, [way]: { ...now[way], [kind]: on } }),
        () => call(updateNotificationSettings, { body: { [way]: { [kind]: on } } }),
      ),
    setDiscreet: (discreet) =>
      save(
        (now) => ({ ...now, discreet }),
        () => call(updateNotificationSettings, { body: { discreet } }),
      ),
  };
}
