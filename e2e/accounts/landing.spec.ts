import { expect, isChinaDomain, test } from '../support/journey.ts';

const fresh = () => `mia${Date.now().toString(36)}${Math.floor(Math.random() * 1_000)}`.slice(0, 18);

// covers: /
// covers: The page title shows the unread count; body classes front page and main page
test('a visitor registers with what the page says on the way', async ({ page }) => {
  test.skip(isChinaDomain, 'registers by e-mail');
  await page.goto('/en/');
  await expect(page.locator('body')).toHaveAttribute('data-page', 'landing');
  // The first mention of a layer decides its place.
  const layers = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) =>
        rule instanceof CSSLayerStatementRule ? rule.nameList : rule instanceof CSSLayerBlockRule ? rule.name : [],
      ),
  );
  expect([...new Set(layers)]).toEqual(['reset', 'tokens', 'parts', 'features']);
  const form = page.locator('#register');
  // Pressed before the program is there: it is done again once it is.
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('Email or phone Can not be empty')).toBeVisible();
  await expect(form.getByText('Name is invalid, 4-20 symbols')).toBeVisible();
  await expect(form.getByText('Please check this option')).toBeVisible();
  await expect(form.getByLabel('E-mail or phone')).toBeFocused();

  const name = fresh();
  await form.getByLabel('E-mail or phone').fill(`${name}@example.com`);
  await form.getByLabel('Username').fill(name);
  await expect(form.getByText('This name is available. You cannot change it later.')).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill('plum blossom 7 rivers');
  await expect(form.getByText('Strong')).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/(?:home|welcome)/);
  await expect(page.locator('body')).toHaveAttribute('data-page', 'app');

  // Who is signed in has nothing to do on the landing page.
  await page.goto('/');
  await expect(page).toHaveURL(/\/(?:home|welcome)/);
});

test('the demonstration answers in two languages, beside members and what is known of safety', async ({ page }) => {
  await page.goto('/en/');
  const talk = page.getByRole('figure', { name: /^Example conversation/ });
  await expect(talk.getByText('今天最美好的事是什么？')).toHaveAttribute('lang', 'zh-Hans');

  // The program loads with the first press, which it does again.
  await page.getByRole('button', { name: 'What made you smile today?' }).click();

  await expect(talk.getByText('今天什么让你笑了？')).toHaveAttribute('lang', 'zh-Hans');
  await expect(talk.getByText('A child on the tram who sang to her dog.')).toBeVisible();
  await expect(talk.getByText('电车上有个小女孩，对着她的狗唱歌。')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByText('Too few decisions for a figure yet. Our aim is 24 hours.')).toBeVisible();
  await page
    .getByRole('region', { name: 'Who you can meet' })
    .getByRole('link', { name: /, \d\d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile\/\d+$/);
});

test('who asked for the form has it before the example on a phone', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await page.goto('/user/latest');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\?type=login$/);
  await expect(page.locator('#login').getByLabel('Password', { exact: true })).toBeInViewport();
  // A page that asked for a form is kept apart from the one that did not.
  await page.goto('/en/?type=register');
  await expect(page.locator('#register').getByLabel('Username')).toBeInViewport();
  await page.goto('/en/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.locator('#login').getByLabel('E-mail, phone or username')).toBeFocused();
});

test('a taken name is said while it is typed', async ({ page }) => {
  await page.goto('/?type=register');
  await page.locator('#register').getByLabel('Username').fill('Jonas Weber');
  await expect(page.getByText('This name is taken. Please choose another one.')).toBeVisible();
});

test('changing the language loses nothing that was typed', async ({ page }) => {
  test.skip(isChinaDomain, 'registers by e-mail');
  await page.goto('/en/');
  await page.locator('#register').getByLabel('E-mail or phone').fill('mia@example.com');
  await page.getByRole('button', { name: 'Language: English' }).click();
  const german = page.getByRole('menuitemradio', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('href', '/de/');
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    german.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(beside).toHaveURL(/\/de\/$/);
  await beside.close();
  await german.click();
  await expect(page).toHaveURL(/\/de\//);
  await expect(page.getByLabel('E-Mail oder Telefon')).toHaveValue('mia@example.com');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/user/latest');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the program waits for the first touch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => !url.includes('/boot-'))).toEqual([]);
  await page.getByRole('tab', { name: 'Log in' }).click();
  await expect(page.locator('#login')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
});

test('a phone loads the small portraits of the example conversation', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await page.goto('/en/');
  const portraits = page.getByRole('figure', { name: /^Example conversation/ }).locator('img');

  await expect
    .poll(() =>
      portraits.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc.includes('-440-'))),
    )
    .toEqual([true, true]);
});
