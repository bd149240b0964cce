import type { Locator } from '@playwright/test';
import { addMember, makeMember } from '../chat/make-member.ts';
import { expect, test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';

test('the word about the network goes once the network is there', async ({ journey }) => {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/**' });
  const page = await journey.open({ size: 'phone' });
  await makeMember(page, 'Anna');
  const b = await addMember('Ben');
  await page.goto(`/profile/${b.id}`);
  const like = page.getByRole('main').getByRole('button', { name: `Like ${b.name}` });
  // A like without a reply is repeated once.
  await loseReply(page, 'POST', '**/v1/likes*');
  await loseReply(page, 'POST', '**/v1/likes*');
  await like.first().click();
  const toast = page.getByRole('alert').getByText('Oops, Network is unreachable');
  await expect(toast).toBeVisible();

  await like.first().click();

  await expect(like.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(toast).toHaveCount(0);
});

test('the row about the network lies on nothing of a page on phones', async ({ journey }) => {
  journey.tolerate({ network: 'ERR_INTERNET_DISCONNECTED', path: '/**' });
  const page = await journey.open({ size: 'phone' });
  await makeMember(page, 'Anna');
  const b = await makeMember(await journey.open(), 'Ben');
  const row = page.getByText('You are offline. Messages are sent when you are back.');
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height;
  };
  for (const path of ['/home', '/chats', `/chat/${b.id}`, '/user/latest']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await expect(row).toBeVisible();
    const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
    expect(await bottomOf(row), path).toBeLessThanOrEqual(top);
    const sheet = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    if (path.startsWith('/chat/')) expect(sheet[0], path).toBe(sheet[1]);
    await page.context().setOffline(false);
    await expect(row).toHaveCount(0);
  }
});
