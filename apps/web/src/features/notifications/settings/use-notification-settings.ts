import {
  getNotificationSettings,
  type NotificationKind,
  type NotificationSettings,
  updateNotificationSettings,
} from '@peonia/contract/notifications/notification-settings.ts';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';

const key = ['notification-settings'] as const;

interface OwnNotificationSettings {
  /** Undefined until it is loaded. */
  readonly data: NotificationSettings | undefined;
  readonly choose: (way: 'email' | 'push', kind: NotificationKind, on: boolean) => void;
  readonly setDiscreet: (discreet: boolean) => void;
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
  const { mutate } = useMutation({
    mutationKey: key,
    scope: { id: 'notification-settings' },
    mutationFn: (change: Change) => call(updateNotificationSettings, { body: change }),
    onSuccess: (saved) => cache.setQueryData(key, saved),
    onError: (error) => {
      showProblem(error);
      void cache.invalidateQueries({ queryKey: key });
    },
  });
  const pending = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  return {
    data: data === undefined ? undefined : pending.reduce(withChange, data),
    choose: (way, kind, on) => mutate({ [way]: { [kind]: on } }),
    setDiscreet: (discreet) => mutate({ discreet }),
  };
}

function withChange(now: NotificationSettings, { email, push, discreet = now.discreet }: Change): NotificationSettings {
  return { ...now, discreet, email: { ...now.email, ...email }, push: { ...now.push, ...push } };
}
