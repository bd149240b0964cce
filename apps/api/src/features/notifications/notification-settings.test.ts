import { notificationSettingsContract as contract } from '@peonia/contract/notifications/notification-settings.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('start with the defaults, change one by one, and store the sound with the account', async () => {
  const member = await api.register('Switching Sam');
  const before = (await member.call(contract.getNotificationSettings)).body;
  expect(before.email).toEqual({
    like: true,
    feed: true,
    visitor: false,
    friend: true,
    message: true,
    search: true,
    promotion: false,
    billing: true,
  });
  expect(before.sound).toBe(true);
  const after = (
    await member.call(contract.updateNotificationSettings, {
      body: { email: { promotion: true }, push: { like: false }, sound: false },
    })
  ).body;
  expect(after).toEqual({
    email: { ...before.email, promotion: true },
    push: { ...before.push, like: false },
    sound: false,
    discreet: false,
  });
  expect((await member.me()).sound).toBe(0);
  expect((await member.call(contract.updateNotificationSettings, { body: { email: { other: true } } })).code).toBe(
    400100,
  );
});
