import { type Page, expect } from '@playwright/test';

/** The newest code that was mailed to an address, waited for; `before` is one that does not count any more. */
export async function readCode(page: Page, address: string, before = ''): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const text = await (await page.request.get('/debug/mail')).text();
        const mail = text
          .split('─'.repeat(60))
          .find((part) => part.includes(`to ${address}\n`) && /\b\d{6}\b/.test(part.split('\n').slice(1).join('\n')));
        code = /\b\d{6}\b/.exec(mail?.split(`to ${address}\n`)[1] ?? '')?.[0] ?? '';
        return code !== '' && code !== before;
      },
      { message: `a code for ${address}`, timeout: 20_000 },
    )
    .toBe(true);
  return code;
}
