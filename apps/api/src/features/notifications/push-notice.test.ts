import { expect, it } from 'vitest';
import { pushNoticeOf } from './push-notice.ts';

it('tells of messages to the member and of likes, and of nothing else', () => {
  expect(pushNoticeOf('message.sent', { user_id: 7, unread: 1 })).toEqual({ kind: 'message', otherId: 7, path: '/chat/7' });
  expect(pushNoticeOf('message.sent', { user_id: 7, unread: 0 })).toBeNull();
  expect(pushNoticeOf('like.made', { user: { user_id: 8 }, mutual: true })).toEqual({ kind: 'like', otherId: 8, path: '/profile/8' });
  expect(pushNoticeOf('message.read', { user_id: 7 })).toBeNull();
  expect(pushNoticeOf('account.changed', {})).toBeNull();
});
