import type { Page } from '@playwright/test';
import { putUser } from '../profiles/enter-member.ts';
import { chinaProgram, enterChatApp, startStaffProgram } from '../support/control.ts';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, type Journey, test } from '../support/journey.ts';
import { uniqueName } from '../support/member.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50';

// The chat app knows one person at a time.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await startStaffProgram();
});

/** The chat app's browser: its bridge notes every call and answers that all is well. */
async function openChatApp(journey: Journey, { size = 'phone' as 'phone' | 'desktop', locale = 'en-US' } = {}) {
  const page = await journey.open({ size, locale, userAgent, baseURL: chinaProgram });
  await page.addInitScript(() => {
    const calls: [string, Record<string, unknown>][] = [];
    Object.assign(window, {
      bridgeCalls: calls,
      WeixinJSBridge: {
        invoke(name: string, parameters: Record<string, unknown>, done: (answer: object) => void) {
          calls.push([name, parameters]);
          done({ err_msg: `${name}:ok` });
        },
      },
    });
  });
  return page;
}

/** The newest parameters of a call of the bridge. */
function lastCall(page: Page, name: string): Promise<Record<string, unknown> | undefined> {
  return page.evaluate(
    (wanted) =>
      (window as unknown as { bridgeCalls: [string, Record<string, unknown>][] }).bridgeCalls.findLast(
        ([called]) => called === wanted,
      )?.[1],
    name,
  );
}

/** Somebody new whom the chat app logs in at the landing page. */
async function enterByChatApp(page: Page): Promise<void> {
  const name = uniqueName('mei');
  await enterChatApp({ openid: `openid-${name}`, nickname: name });
  await page.goto('/en/');
  // Nothing is pressed: the chat app says who it is.
  await expect(page.getByRole('heading', { level: 1, name: 'One last step' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(name);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/(?:home|welcome)/);
  await putUser(page, { gender: 1, birthday: '1990-05-04', place_id: 2073396581 });
  // The browser learns of it, or the next page would lead to the first steps.
  await page.goto('/welcome');
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  expect(await coversText(page), 'the round button stands on text').toEqual(false);
}

/** True if the round button in the corner covers the words of the step. */
async function coversText(page: Page): Promise<boolean> {
  const button = await page.getByRole('button', { name: 'Back', exact: true }).boundingBox();
  const step = await page.getByText('Step 3 of 6').boundingBox();
  if (button === null || step === null) throw new Error('One of them is not on the page');
  return step.x < button.x + button.width && step.y < button.y + button.height;
}

// covers: Inside the chat app a guest is logged in by it, and a logout stays logged out
test('the chat app logs a member in and out of the site', async ({ journey }) => {
  // What the page asks for by itself may cross the end of the session.
  journey.tolerate(...refusedByEndedSession('/v1/social/wechat/signature'));
  const page = await openChatApp(journey);
  await enterByChatApp(page);

  await page.goto('/me');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${chinaProgram}/?nologin=1`);
  await expect(page.getByRole('button', { name: 'Continue with WeChat' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('app.token'))).toBeNull();

  // Wished for, the login is there again, and the account with it.
  await page.getByRole('button', { name: 'Continue with WeChat' }).click();
  await expect(page).toHaveURL(/\/(?:home|welcome)/);
  expect(await page.evaluate(() => localStorage.getItem('app.token'))).not.toBeNull();
});

// covers: Chat-app browser: bars hidden, a round back button outside the tab routes
test('the chat app’s browser has a round button in place of the bars', async ({ journey }) => {
  const page = await openChatApp(journey);
  await page.goto('/en/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const menu = page.getByRole('button', { name: 'Menu' });

  await test.step('on a tab route it opens the sections', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await menu.click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet.getByRole('link')).toHaveText(['News', 'Meet', 'Log in']);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(menu).toBeFocused();
    await menu.click();
    await sheet.getByRole('link', { name: 'Meet' }).click();
    await expect(page).toHaveURL(/\/user\/latest$/);
    await expect(sheet).toHaveCount(0);
    await expect(menu).toBeVisible();
  });

  await test.step('elsewhere it goes back', async () => {
    await page.goto('/en/home');
    await page.goto('/en/user/hottest');
    const back = page.getByRole('button', { name: 'Back' });
    await expect(back).toBeVisible();
    await expect(menu).toHaveCount(0);
    await expectAccessible(page);
    // The first page of the visit has none before it: the section it belongs to.
    await back.click();
    await expect(page).toHaveURL(/\/user\/latest$/);
    await expect(menu).toBeVisible();
  });
});

// covers: QR-code dialog to follow the official account in the chat-app browser
test('the menu of the chat app shows the code of the official account', async ({ journey }) => {
  const page = await openChatApp(journey, { size: 'desktop' });
  await page.goto('/en/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Follow our account' }).click();
  const sheet = page.getByRole('dialog', { name: /^Follow/ });
  const code = sheet.getByRole('img', { name: 'QR code of our account' });
  await expect(code).toBeVisible();
  // An image, which the chat app reads where it is held down.
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});

// covers: Inside the chat app a shared page has its title, text and picture
test('a page that is shared in the chat app has its card', async ({ journey }) => {
  const page = await openChatApp(journey);

  await test.step('a public page its own, signed for its address', async () => {
    await page.goto('/en/about');
    await expect.poll(() => lastCall(page, 'updateAppMessageShareData')).toBeTruthy();
    const graph = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    const card = await lastCall(page, 'updateAppMessageShareData');
    expect(card).toMatchObject({ title: await graph('title'), desc: await graph('description') });
    expect(card).toMatchObject({ link: `${chinaProgram}/en/about`, verifySignType: 'sha1' });
    expect(String(card?.['imgUrl'])).toMatch(new RegExp(`^${chinaProgram}/`));
    expect(card?.['verifySignature']).toMatch(/^[0-9a-f]{40}$/);
    expect(await lastCall(page, 'preVerifyJSAPI')).toMatchObject({
      verifyJsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
    });
    expect(await lastCall(page, 'updateTimelineShareData')).toMatchObject({ link: `${chinaProgram}/en/about` });
    const picture = await page.request.get(String(card?.['imgUrl']));
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  });

  await test.step('the landing page its own', async () => {
    await page.goto('/en/?nologin=1');
    await expect
      .poll(() => lastCall(page, 'updateAppMessageShareData'))
      .toMatchObject({ title: 'Write in your language, be understood in theirs', link: `${chinaProgram}/en/` });
  });

  await test.step('a page that guests do not see the one of the landing page', async () => {
    await enterByChatApp(page);
    await page.goto('/me');
    await expect
      .poll(() => lastCall(page, 'updateAppMessageShareData'))
      .toMatchObject({ title: 'Write in your language, be understood in theirs', link: `${chinaProgram}/en/` });
  });
});

test('other browsers have their bars and load nothing for the chat app', async ({ journey }) => {
  const page = await journey.open({ size: 'phone', baseURL: chinaProgram });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/en/about');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /chat-app|signature/.test(url))).toEqual([]);
});
