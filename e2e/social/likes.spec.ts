import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';
import { ownId } from '../support/member.ts';

test('a like is told at once, counted, listed and marked as seen', async ({ journey }) => {
  const liked = await journey.open({ size: 'phone', colorScheme: 'dark' });
  await enterAsFinished(liked, { gender: 0 });
  await liked.goto('/me');
  await expect(liked.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
  const id = await ownId(liked);

  // The server renders pages as a guest sees them; to one this member, shown to members only, is not there.
  journey.tolerate({ status: 404, path: '/profile/*' });
  const liker = await journey.open();
  const name = await enterAsFinished(liker, { gender: 1 });
  await liker.goto(`/profile/${id}`);
  await liker
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await expect(liker.getByRole('button', { name: /^Like / }).first()).toHaveAttribute('aria-pressed', 'true');

  await expect(liked.getByText(`${name} likes you`)).toBeVisible();
  await expect(liked.getByRole('link', { name: /Likes/ })).toContainText('1');
  await liked.getByRole('link', { name: /Likes/ }).first().click();
  await expect(liked.getByRole('article').filter({ hasText: name })).toBeVisible();
  await expectAccessible(liked);
  await expect
    .poll(() =>
      liked.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('app.account') ?? '{}') as { counter: { likeme: number } }).counter.likeme,
      ),
    )
    .toBe(0);

  await liked.getByRole('button', { name: `Like ${name}` }).click();
  // Both toasts at once: each is gone after a few seconds.
  await Promise.all([
    expect(liker.getByText(/like each other/)).toBeVisible(),
    expect(liked.getByText(`You and ${name} like each other`)).toBeVisible(),
  ]);
  await liked.getByRole('link', { name: 'You like each other' }).click();
  await expect(liked.getByRole('article').filter({ hasText: name })).toBeVisible();

  // A page that slept and finds more unread than it shows fetches its lists again.
  await liked.route('**/v1/me', async (route) => {
    const reply = await route.fetch();
    const account = (await reply.json()) as { counter: { request: number } };
    await route.fulfill({
      json: { ...account, counter: { ...account.counter, request: account.counter.request + 1 } },
    });
  });
  const again = liked.waitForResponse('**/v1/likes/mutual*');
  await liked.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await again;
});

test('a refused like goes back and says why', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/user/latest');
  journey.tolerate({ status: 400, path: '/v1/likes' });
  await page.route('**/v1/likes', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: { code: 400_116, message: 'Please tell us your gender and birthday first.', request_id: 'x' },
        })
      : route.continue(),
  );
  const heart = page
    .getByRole('article')
    .filter({ hasText: 'Hana Seo' })
    .getByRole('button', { name: 'Like Hana Seo' });
  await heart.click();
  await expect(page.getByText('Please tell us your gender and birthday first.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

// covers: The chat icon: red dots once the greeting was sent, an outline before, filled for other types
test('a like whose reply is lost stays a like', async ({ journey }) => {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/likes' });
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/user/latest');
  await loseReply(page, 'POST', '**/v1/likes');
  const heart = page.getByRole('button', { name: /^Like / }).first();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/likes')) calls.push(request.postData() ?? '');
  });

  await heart.click();

  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]).toBe(calls[0]);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('saying hi turns into the way to the conversation', async ({ journey }) => {
  const page = await journey.open({ locale: 'de-DE', size: 'phone' });
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/de/user/latest');
  const card = page.getByRole('article').filter({ hasText: 'Clara Morel' });
  // The answer waits until the member has seen that it is on its way.
  const seen = Promise.withResolvers<void>();
  await page.route('**/v1/sayhi', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await card.getByRole('button', { name: 'Clara Morel Hallo sagen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clara Morel Hallo sagen' });
  await dialog.getByRole('button', { name: 'Gruß senden' }).click();
  await expect(dialog.locator('[aria-busy=true]')).toBeVisible();
  seen.resolve();
  await expect(card.getByRole('link', { name: 'Chat mit Clara Morel öffnen' }).locator('svg')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('link', { name: 'Chat mit Clara Morel öffnen' })).toHaveAttribute('href', /\/chat\/\d+$/);
});

// covers: /user/likeme
test('the empty lists of likes say what to do, in Japanese too', async ({ journey }) => {
  const page = await journey.open({ locale: 'ja-JP' });
  await enterAsFinished(page, { gender: 1 });
  for (const [path, title] of [
    ['/ja/user/likeme', 'まだ「いいね」はありません'],
    ['/ja/user/ilike', 'まだ誰にも「いいね」していません'],
    ['/ja/user/likemutual', 'まだ両想いの人はいません'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('list', { name: '今日ログイン' }).getByRole('article').first()).toBeVisible();
  }
});
