import { expect, type Page } from '@playwright/test';
import { signBody } from '../../apps/api/src/platform/secrets/signed-body.ts';
import { mailWebhookKey } from '../../tools/test/journey-requests.ts';
import { lastMailTo } from '../support/control.ts';

/** Reports the newest mail of a member as bounced for good, signed as the mail provider does. */
export async function reportBounce(page: Page, memberId: number): Promise<void> {
  let mail = await lastMailTo({ id: memberId });
  await expect
    .poll(async () => {
      mail = await lastMailTo({ id: memberId });
      return mail.message_id;
    })
    .not.toBe('');
  const { message_id, recipient } = mail;
  const reason = `550 5.1.1 ${recipient} is unknown`;
  const data = JSON.stringify({ events: [{ id: message_id, type: 'bounced', message_id, recipient, reason }] });
  const seconds = Math.floor(Date.now() / 1_000);
  const reply = await page.request.post('/v1/mails/webhook', {
    headers: {
      'content-type': 'application/json',
      'x-mail-signature': `t=${seconds},v1=${signBody(mailWebhookKey, seconds, data)}`,
    },
    data,
  });
  expect(reply.status()).toBe(204);
}
