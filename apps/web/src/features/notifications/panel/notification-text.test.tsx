import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { NotificationText } from './notification-text.tsx';

it('is written in the language of the page, whatever it was sent in', () => {
  const data = { what: 'given', name: null, vip_until: '2027-03-01' };
  const notification = { type: 'upgrade', data } as unknown as Notification;
  const texts = languages.map((language) =>
    renderStatic(<NotificationText notification={notification} />, { language }),
  );
  expect(texts[languages.indexOf('de')]).toContain('1. März 2027');
  expect(texts[languages.indexOf('ja')]).toContain('2027年3月1日');
});
