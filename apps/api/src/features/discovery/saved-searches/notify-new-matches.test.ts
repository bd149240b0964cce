import { savedSearchesContract } from '@peonia/contract/discovery/saved-searches.schema.ts';
import { notificationSettingsContract } from '@peonia/contract/notifications/notification-settings.schema.ts';
import { type NotificationSettings } from '@peonia/contract/notifications/notification-settings.ts';
import { insertMembers } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { openMailServer, type MailServer } from '../../../../test/providers/mail-server.ts';
import { openPushDouble, type PushDouble } from '../../../../test/providers/push-double.ts';
import { runJob } from '../../../../test/run-job.ts';

let api: Api;
let service: PushDouble;
let mail: MailServer;

beforeAll(async () => {
  [service, mail] = await Promise.all([openPushDouble(), openMailServer()]);
  api = await startApi({ PUSH_HOSTS: service.host, SMTP_URL: mail.url, PUBLIC_URL: 'https://members.example.test' });
});
afterAll(async () => {
  await api.close();
  await Promise.all([service.close(), mail.close()]);
});

type Switches = Partial<NotificationSettings['email']>;

/** A member with a push subscription and a saved search for women. */
async function seeker(name: string, email: Switches = {}, push: Switches = {}) {
  const member = await api.register(name, { gender: 1, verified: true });
  const browser = service.browser();
  await member.call(notificationSettingsContract.subscribePush, { body: browser });
  await member.call(notificationSettingsContract.updateNotificationSettings, { body: { email, push } });
  await member.call(savedSearchesContract.saveSearch, {
    body: { name: 'Near the sea', q: '', filters: { gender: 0 }, place: null },
  });
  return {
    member,
    pushes: () =>
      service.received
        .filter(({ path }) => browser.endpoint.endsWith(path))
        .map(({ text }) => JSON.parse(text) as unknown),
  };
}

/** Adds a new member, runs the daily job, and ages the unseen notification until a mail is due. */
async function morning(): Promise<void> {
  const pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  await insertMembers(pool, [{ name: 'Newcomer', gender: 0, main_photo: 'photo', visibility: 'public' }]);
  await pool.end();
  await runJob(api, 'discovery.notify-new-matches');
  await api.app.outbox.drain();
  await api.sql("update member_event set created_at = created_at - interval '3 minutes'");
  await api.sql("update notification_watermark set seen_until = seen_until - interval '3 minutes'");
}
async function mailed(): Promise<void> {
  await runJob(api, 'notifications.mail-unread');
  await api.app.outbox.drain();
}
const mailsTo = ({ email }: Member) =>
  mail.received.filter(({ to, headers }) => to === email && headers.has('list-unsubscribe'));

it('pushes and mails matches of a saved search, each with its own setting', async () => {
  const asked = await seeker('Asked For It');
  const off = await seeker('Wants None', { search: false, promotion: true }, { search: false, promotion: true });
  await morning();
  await expect
    .poll(asked.pushes)
    .toEqual([
      { title: 'Peonia', body: 'New people match one of your saved searches', url: '/user/search', tag: 'search' },
    ]);
  await mailed();
  const [letter, ...others] = mailsTo(asked.member);
  expect([letter?.headers.get('subject'), others]).toEqual(['New people for your searches at Peonia', []]);
  expect(letter?.raw).toContain('Near the sea');
  expect([off.pushes(), mailsTo(off.member)]).toEqual([[], []]);

  // The unsubscribe link of the mail disables this kind only.
  const link = /<(https:[^>]+)>/.exec(letter?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
  await api.guest().call(notificationSettingsContract.unsubscribeMail, {
    query: { token: new URL(link).searchParams.get('token') ?? '' },
    body: null,
  });
  const { email } = (await asked.member.call(notificationSettingsContract.getNotificationSettings)).body;
  expect(email).toMatchObject({ search: false, message: true, friend: true, like: true });
});
