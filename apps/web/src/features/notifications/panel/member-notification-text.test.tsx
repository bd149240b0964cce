import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { MemberNotificationText } from './member-notification-text.tsx';

it.each([
  ['avatar', 'would like to see a photo of you.'],
  ['bio', 'would like to read something about you.'],
  ['verify', 'would like you to verify yourself.'],
  ['profile', 'would like to know more about you.'],
])('%s: says what several people ask for', (type, wish) => {
  const data = { what: 'asked', name: 'Mei', others: 2 };
  const notification = { type, data } as unknown as Notification;
  const text = renderStatic(<MemberNotificationText notification={notification} />).replaceAll(/<[^>]+>/g, '');
  expect(text).toBe(`Mei and 2 other people ${wish}`);
});
