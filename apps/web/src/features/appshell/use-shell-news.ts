import { useLingui } from '@lingui/react/macro';
import { listThreads } from '@peonia/contract/chat/message-threads.ts';
import {
  getNotificationSettings,
  type NotificationKind,
} from '@peonia/contract/notifications/notification-settings.ts';
import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { useLiveFromStart } from '../../platform/realtime/live.ts';
import { useMe } from '../../platform/session/session.ts';
import { notificationPath } from '../notifications/panel/notification-path.ts';
import { kindOf } from './kind-of.ts';

/** News for a notification of the system. */
export interface ShellNews {
  readonly key: number;
  /** A later one with the same id replaces it on the screen. */
  readonly id: string;
  /** Name of a member; the product's name where there is none. */
  readonly title?: string | undefined;
  readonly text: string | Notification;
  readonly path: string;
}

interface News extends Omit<ShellNews, 'key'> {
  /** Member whose name is the title, where the event does not have it. */
  readonly writer?: number;
}

/** Calls back for what the member wants to be told, while the window is not in front. */
export function useShellNews(onNews: (news: ShellNews) => void): void {
  const { t } = useLingui();
  const myId = useMe()?.id ?? 0;
  const queryClient = useQueryClient();
  const count = useRef(0);

  const tell = async (kind: NotificationKind, news: News) => {
    if (document.hasFocus()) return;
    const { push } = await queryClient.fetchQuery({
      queryKey: ['notification-settings'],
      queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }),
      staleTime: 60_000,
    });
    if (!push[kind]) return;
    const title = news.title ?? (news.writer === undefined ? undefined : await nameOf(news.writer));
    onNews({ ...news, title, key: ++count.current });
  };
  // What cannot be told is in the counters and in the panel.
  const tellAbout = (kind: NotificationKind, news: News) => void tell(kind, news).catch(() => {});

  useLiveFromStart('message.sent', ({ message, user_id, unread }) => {
    if (unread === 0 || message.sender !== user_id) return;
    // A ringing call has told of itself, and one that was missed replaces it.
    const text = message.call === null ? t`New message` : t`You missed a call`;
    tellAbout('message', { id: `chat-${user_id}`, writer: user_id, text, path: `/chat/${user_id}` });
  });
  useLiveFromStart('call.ringing', ({ call: ringing, user }) =>
    tellAbout('message', {
      id: `chat-${user.user_id}`,
      title: user.name,
      text: ringing.kind === 'video' ? t`Video call` : t`Voice call`,
      path: `/chat/${user.user_id}`,
    }),
  );
  useLiveFromStart('like.made', ({ user, count: isNew }) => {
    if (isNew === 0) return;
    tellAbout('like', {
      id: `like-${user.user_id}`,
      title: user.name,
      text: t`Likes your profile`,
      path: `/profile/${user.user_id}`,
    });
  });
  useLiveFromStart('visit.made', ({ user_id }) =>
    tellAbout('visitor', { id: `visit-${user_id}`, text: t`Somebody visited your profile`, path: '/user/visitor' }),
  );
  useLiveFromStart('notification.made', ({ notification, unread }) => {
    const kind = kindOf(notification);
    if (unread === 0 || kind === null) return;
    const path = notificationPath(notification, myId) ?? '/notification';
    tellAbout(kind, { id: `notification-${notification.id}`, text: notification, path });
  });
}

/** The name of a member who has just written: their conversation is among the first. */
async function nameOf(userId: number): Promise<string | undefined> {
  const { items } = await call(listThreads, { query: {} });
  return items.find(({ user_id }) => user_id === userId)?.user.name;
}
