import { type Page, expect } from '@playwright/test';
import { codeOf, stepAt } from '../../apps/api/src/features/accounts/second-step/totp.ts';
import { fromBase32 } from '../../apps/api/test/fixtures/from-base32.ts';
import { tokenOf } from '../support/token-of.ts';

/**
 * Sets up and gives the second factor of the member behind the page, without its screens, which one journey goes
 * through.
 */
export async function openStaffSession(page: Page): Promise<void> {
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const begun = await page.request.post('/v1/staff/pass', { headers });
  const { secret } = (await begun.json()) as { secret: string };
  const opened = await page.request.put('/v1/staff/pass', { headers, data: { code: appCode(secret) } });
  expect(opened.status(), await opened.text()).toBe(200);
}

/** What an app shows for a secret, as it stands on the page. */
export function appCode(secret: string): string {
  return codeOf(fromBase32(secret.replaceAll(/\s/g, '')), stepAt(Date.now()));
}
