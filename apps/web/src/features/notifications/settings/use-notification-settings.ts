import {
  getNotificationSettings,
  type NotificationKind,
  type NotificationSettings,
  updateNotificationSettings,
} from '@peonia/contract/notifications/notification-settings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';

const key = ['notification-settings'] as const;

interface OwnNotificationSettings {
  /** Undefined until it is loaded. */
  readonly data: NotificationSettings | undefined;
  readonly choose: (way: 'email' | 'push', kind: NotificationKind, on: boolean) => Promise<void>;
  readonly setDiscreet: (discreet: boolean) => Promise<void>;
}

type Change = Partial<Pick<NotificationSettings, 'discreet'>> &
  Partial<Record<'email' | 'push', Partial<Record<NotificationKind, boolean>>>>;

/**
 * The member's notification settings. A change shows at once, is saved after those before it, and is rolled back if
 * saving fails. What the server answers to one change leaves the pending others as they were chosen.
 */
export function useNotificationSettings(): OwnNotificationSettings {
  const cache = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }) });
  // Changes that the server has not confirmed, newest last.
  const [pending, setPending] = useState<readonly Change[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const save = async (change: Change) => {
    try {
      cache.setQueryData(key, await call(updateNotificationSettings, { body: change }));
    } catch (error) {
      showProblem(error);
      void cache.invalidateQueries({ queryKey: key });
    } finally {
      setPending((before) => before.filter((other) => other !== change));
    }
  };
  const change = (wanted: Change) => {
    setPending((before) => [...before, wanted]);
    queue.current = queue.current.then(() => save(wanted));
    return queue.current;
  };
  return {
    data: data === undefined ? undefined : pending.reduce(withChange, data),
    choose: (way, kind, on) => change({ [way]: { [kind]: on } }),
    setDiscreet: (discreet) => change({ discreet }),
  };
}

function withChange(now: NotificationSettings, { email, push, discreet = now.discreet }: Change): NotificationSettings {
  return { ...now, discreet, email: { ...now.email, ...email }, push: { ...now.push, ...push } };
}
