import { type Language, languageFacts, languages } from '@peonia/i18n/languages.ts';
import type { Page } from '@playwright/test';
import { makeAccount, openAs } from '../accounts/make-account.ts';
import { expect, test } from '../support/journey.ts';
import { programThere } from '../support/program-there.ts';
import { findEnglish } from './find-english.ts';

/**
 * Pages that show nothing of their own, are for who builds the product, or send members on with a new document while
 * they have a network and an unlocked account.
 */
const skipped = /^\/(?:login\/|back$|debug|welcome$|unsubscribe$|language$|offline$|unlock$)/;

test('eight changes of the language leave no English on any screen', async ({ journey }) => {
  test.setTimeout(180_000);
  const page = await journey.open();
  // Pages of the staff, of an order, a ticket, a journey and a hashtag that are not there, of a payment without a
  // receipt, and of the mall, which is closed here.
  journey.tolerate(
    { status: 404, path: '/v1/staff/pass' },
    { status: 404, path: '/v1/order/*' },
    { status: 404, path: '/v1/payment/orders/*/receipt' },
    { status: 404, path: '/v1/support/*' },
    { status: 404, path: '/v1/travel/*' },
    { status: 404, path: '/v1/feeds/tags/*' },
    { status: 403, path: '/v1/products' },
    { status: 403, path: '/v1/products/*' },
  );
  const account = await makeAccount(page);
  await openAs(page, account, '/language');
  await programThere(page);
  const paths = await everyPath(page, account.token);
  expect(paths.length).toBeGreaterThan(40);

  const found: string[] = [];
  for (const [turn, language] of [...languages.slice(1), languages[0]].entries()) {
    await chooseLanguage(page, language);
    if (language === 'en') continue;
    // Each screen in two languages, one after the other: what is forgotten in one is forgotten in all.
    const own = paths.filter((_, place) => place % 7 === turn || (place + 3) % 7 === turn);
    for (const path of own) {
      await goInside(page, path === '/help' ? `/${language}/help` : path);
      found.push(...(await findEnglish(page, language)).map((text) => `${language} ${path}: ${text}`));
    }
    await goInside(page, '/language');
    found.push(...(await findEnglish(page, language)).map((text) => `${language} /language: ${text}`));
    if (turn % 3 === 0) found.push(...(await lookOver(page, language)));
  }
  expect(found).toEqual([]);
  const me = await page.request.get('/v1/me', { headers: { authorization: `Bearer ${account.token}` } });
  expect(((await me.json()) as { language: string }).language).toBe('en');
});

/** In place, on the page of languages; the account learns of it. */
async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().includes('/v1/user'));
  await page.getByRole('main').getByRole('link', { name: languageFacts[language].ownName }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', languageFacts[language].htmlLang);
}

/** Goes to a page as a link would, without a new document, and waits until it stands. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const said of document.querySelectorAll('[data-page-head]')) said.setAttribute('data-before', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  // What the document's head says of its page is written again with each page; a title may be kept from one to the
  // next.
  await expect(page.locator('[data-page-head]:not([data-before])').first(), path).toBeAttached();
  await expect(page.locator('main h1').first(), path).toBeAttached();
  await expect(page.locator('main [data-shape], main [data-testid=loading]'), path).toHaveCount(0);
}

/** What opens over a page: the bell, the menu behind the avatar, and the dialog that adds gold. */
async function lookOver(page: Page, language: Language): Promise<string[]> {
  const bar = page.getByRole('banner');
  const found: string[] = [];
  for (const [opener, opened] of [
    ['[aria-haspopup=dialog]', '[role=dialog] h2'],
    ['[data-testid=account-button]', '[role=group] button'],
  ] as const) {
    await bar.locator(opener).first().click();
    await expect(page.locator(opened).first()).toBeVisible();
    found.push(...(await findEnglish(page, language)).map((text) => `${language} ${opener}: ${text}`));
    await page.keyboard.press('Escape');
    await expect(page.locator(opened).first()).toBeHidden();
  }
  await bar.getByTestId('gold-chip').click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
  found.push(...(await findEnglish(page, language)).map((text) => `${language} gold: ${text}`));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return found;
}

/** Every page there is, as the program itself knows them, with somebody and something to show. */
async function everyPath(page: Page, token: string): Promise<readonly string[]> {
  const pages = await page.evaluate(
    () =>
      (JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as { settings: { pages: string[] } })
        .settings.pages,
  );
  const first = async (list: string) => {
    const reply = await page.request.get(`/v1/${list}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await reply.json()) as { items: readonly { id?: number; user_id: number }[] }).items[0];
  };
  const [person, post] = [await first('latest'), await first('feeds')];
  return pages
    .filter((path) => !skipped.test(path))
    .map((path) =>
      path.startsWith('/feed/') ? path.replace(':id', String(post?.id)) : path.replace(':id', String(person?.user_id)),
    );
}
