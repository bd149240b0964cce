import { castEmail, castPassword } from '@peonia/testing/cast.ts';
import type { Page } from '@playwright/test';

/** Signs in a sample member without the form. */
export async function signIn(page: Page, name: string, address: string): Promise<void> {
  const clientId = `screenshots-${name.replaceAll(' ', '-')}-browser`;
  const reply = await page.request.post(`${address}/v1/authenticate`, {
    headers: { 'x-client-id': clientId },
    data: { email: castEmail(name), password: castPassword },
  });
  const session = (await reply.json()) as { token: string; channel: string; alive_seconds: number };
  const stored = {
    clientId,
    token: session.token,
    channel: session.channel,
    tokenTime: Date.now() + session.alive_seconds * 1_000,
  };
  await page.goto(`${address}/language`);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(`app.${key}`, JSON.stringify(value))),
    Object.entries(stored),
  );
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: address }]);
}
