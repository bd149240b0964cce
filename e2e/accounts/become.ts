import { type Page, expect } from '@playwright/test';

/** Anyone who comes to the sign-in service next is this person. */
export async function become(
  page: Page,
  person: { sub: string; name?: string; email?: string; email_verified?: boolean },
): Promise<void> {
  const reply = await page.request.post(`http://127.0.0.1:${process.env['E2E_OPENID_PORT']}/person`, { data: person });
  expect(reply.status()).toBe(204);
}

export function newPerson(): { sub: string; name: string; email: string; email_verified: true } {
  const sub = `p${Math.random().toString(36).slice(2, 11)}`;
  return { sub, name: `Otto ${sub.slice(0, 6)}`, email: `${sub}@example.com`, email_verified: true };
}
