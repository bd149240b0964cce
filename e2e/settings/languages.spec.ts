import { languageFacts, languages } from '@peonia/i18n/languages.ts';
import { readPo } from '@peonia/i18n/read-po.ts';
import { readFileSync } from 'node:fs';
import { makeAccount, openAs } from '../accounts/make-account.ts';
import { expect, test } from '../support/journey.ts';
import { settingsPages } from './settings-pages.ts';

const catalogues = ['accounts', 'settings', 'privacy', 'profiles', 'platform', 'routes', 'shell'] as const;

/** English texts that a language says otherwise: none of them may stand on its pages. */
function englishLeft(language: string): ReadonlySet<string> {
  const texts = catalogues.flatMap((name) => [...readPo(readFileSync(new URL(`../../packages/i18n/locales/${language}/${name}.po`, import.meta.url), 'utf8'))]);
  // Short single words may well be words of the other language; whole phrases may not.
  return new Set(texts.filter(([english, own]) => english !== own && english.length > 3 && !/[{<]/.test(english)).map(([english]) => english));
}

test('eight changes of the language leave no English on any settings page', async ({ journey }) => {
  // Eighty pages in one journey.
  test.setTimeout(600_000);
  const page = await journey.open();
  const account = await makeAccount(page);
  await openAs(page, account, '/language');
  for (const language of [...languages.slice(1), languages[0]]) {
    await page.goto('/language');
    // The server's page is a guest's; the member's own begins with their portrait.
    await expect(page.locator('.avatar-button')).toBeVisible();
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().includes('/v1/user'));
    await page.getByRole('main').getByRole('link', { name: languageFacts[language].ownName }).click();
    expect((await saved).status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', languageFacts[language].htmlLang);
    if (language === 'en') continue;
    const english = englishLeft(language);
    for (const [path] of settingsPages) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main .skel-late')).toHaveCount(0);
      const texts = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) found.push((node.textContent ?? '').trim());
        for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
          for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '');
        }
        return found;
      });
      expect(texts.filter((text) => english.has(text)), `${language} ${path}`).toEqual([]);
    }
  }
  const me = await page.request.get('/v1/me', { headers: { authorization: `Bearer ${account.token}` } });
  expect(((await me.json()) as { language: string }).language).toBe('en');
});
