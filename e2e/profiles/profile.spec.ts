import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { enterAsCast, enterAsFinished } from './enter-member.ts';

test('a guest reads a public profile in German and on a phone in Japanese', async ({ journey }) => {
  const list = await journey.open();
  await list.goto('/user/latest');
  const path = (await list.getByRole('link', { name: /Mei Lin/ }).getAttribute('href')) ?? '';
  for (const [locale, prefix, words, size] of [
    ['de-DE', '/de', 'In ihren Worten', 'desktop'],
    ['ja-JP', '/ja', '自己紹介', 'phone'],
  ] as const) {
    const page = await journey.open({ locale, size });
    const reply = await page.goto(prefix + path);
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expect(page.locator('[data-testid=biography][lang=zh]')).toContainText('钢琴');
    await expectNoSidewaysScroll(page);
  }
});

test('the head stays on timeline and photos, and Message stays in view while the profile is read', async ({
  journey,
}) => {
  for (const size of ['desktop', 'phone'] as const) {
    const page = await journey.open({ size });
    await page.goto('/user/latest');
    await page.goto((await page.getByRole('link', { name: /Mei Lin/ }).getAttribute('href')) ?? '');
    const message = page.getByTestId('profile-actions').getByRole('button', { name: 'Message' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(message).toBeInViewport({ ratio: 1 });

    for (const tab of ['Timeline', 'Photos']) {
      const tabs = page.getByRole('navigation', { name: 'Pages of Mei Lin' });
      await tabs.getByRole('link', { name: tab }).click();
      await expect(page.getByRole('heading', { level: 2, name: /Mei Lin, \d\d/ })).toBeVisible();
      await expect(tabs.locator('[aria-current=page]').filter({ hasText: tab })).toBeVisible();
    }
    await expectNoSidewaysScroll(page);
  }
});

// covers: /profile/:id
test('an unknown, a hidden and a senseless profile are the same page that is not there', async ({ journey }) => {
  const page = await journey.open();
  journey.tolerate(
    { status: 404, path: '/profile/*' },
    { status: 404, path: '/de/profile/*' },
    { status: 404, path: '/v1/u/*' },
  );
  for (const path of ['/profile/99999999', '/profile/nobody', '/de/profile/0']) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
  }
});

test('what both share is marked, and one’s own profile says what to do next', async ({ journey }) => {
  const page = await journey.open();
  await enterAsCast(page, 'Jonas Weber');
  await page.goto('/user/latest');
  await page.getByRole('article').filter({ hasText: 'Yuki Abe' }).getByRole('link').first().click();
  await expect(page.getByText('Same as you').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Message' })).toHaveAttribute('href', /\/chat\/\d+/);

  await enterAsFinished(page, { gender: 1 });
  await page.goto('/me');
  await page.getByRole('link', { name: /See my profile/ }).click();
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a main photo' })).toHaveAttribute('href', '/setting/avatar');
  await expect(page.getByRole('button', { name: /Say hi|Like/ })).toHaveCount(0);
  await expectAccessible(page);
});
