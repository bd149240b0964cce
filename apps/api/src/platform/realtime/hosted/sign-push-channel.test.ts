import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isWebhookOf, signApiCall, signChannel } from './sign-push-channel.ts';

/** Keys and results of the examples that the service publishes. */
const keys = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };

it('signs a call of the HTTP API as the published example', () => {
  const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}';

  const query = signApiCall(keys, { path: '/apps/3/events', body, seconds: 1_353_088_179 });

  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    auth_key: '278d425bdf160c739803',
    auth_timestamp: '1353088179',
    auth_version: '1.0',
    body_md5: 'ec365a775a4cd0599faeb73354201b6f',
    auth_signature: 'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
  });
});

it('signs a private channel as the published example', () => {
  expect(signChannel(keys, '1234.1234', 'private-foobar')).toBe(
    '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
  );
});

it('takes a webhook with the key and a signature of its raw body alone', () => {
  const body = Buffer.from('{"time_ms":1,"events":[]}');
  const signature = createHmac('sha256', keys.secret).update(body).digest('hex');
  const headers = { 'x-pusher-key': keys.key, 'x-pusher-signature': signature };

  expect(isWebhookOf(keys, headers, body)).toBe(true);
  expect(isWebhookOf(keys, headers, Buffer.from('{"time_ms":2,"events":[]}'))).toBe(false);
  expect(isWebhookOf(keys, { ...headers, 'x-pusher-key': 'another' }, body)).toBe(false);
  expect(isWebhookOf(keys, { 'x-pusher-key': keys.key }, body)).toBe(false);
});
