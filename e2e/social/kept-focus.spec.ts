import type { Page } from '@playwright/test';
import { addMember, makeMember } from '../chat/make-member.ts';
import { expect, test } from '../support/journey.ts';

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement?.closest('main') !== null);

test('acts that remove their button leave the focus where it was', async ({ journey }) => {
  const page = await journey.open();
  await makeMember(page, 'Anna');
  const [b, c] = [await addMember('Ben'), await addMember('Cora')];

  await page.goto(`/profile/${b.id}`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Say hi to' }).first().press('Enter');
  const hello = page.getByRole('dialog', { name: `Say hi to ${b.name}` });
  await hello.getByRole('textbox').first().fill('Hello from the other side of the river');
  const send = hello.getByRole('button', { name: 'Send greeting' });
  await expect(send).toBeEnabled();
  await send.press('Enter');
  await expect(hello).toHaveCount(0);
  await expect.poll(() => hasFocus(page)).toBe(true);

  await page.goto(`/profile/${c.id}`);
  await page.getByRole('button', { name: 'More: note, report, block' }).first().press('Enter');
  await page.getByRole('menuitem', { name: 'Block', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).press('Enter');
  const unblock = page.getByRole('main').getByRole('button', { name: 'Unblock' });
  await unblock.press('Enter');
  await expect(unblock).toHaveCount(0);
  await expect.poll(() => hasFocus(page)).toBe(true);
});

test('the last rows of a list leave the focus where they were', async ({ journey }) => {
  const page = await journey.open();
  const anna = await makeMember(page, 'Anna');
  for (const name of ['Ben', 'Cora']) {
    const { token } = await addMember(name);
    const headers = { authorization: `Bearer ${token}` };
    const asked = await page.request.post('/v1/friend_requests', { headers, data: { user_id: anna.id } });
    expect(asked.status(), await asked.text()).toBeLessThan(300);
  }
  await page.goto('/user/request');
  // What keeps the focus is loaded after the page.
  await page.waitForLoadState('networkidle');
  const accept = page.getByRole('main').getByRole('button', { name: 'Accept the request of' });
  for (const left of [1, 0]) {
    await accept.last().press('Enter');
    await expect(accept).toHaveCount(left);
    await expect.poll(() => hasFocus(page)).toBe(true);
  }
});
