import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';
import { ownId } from '../support/member.ts';

// covers: /encounter

// covers: Named screen encounter, the tab “meet” of the bottom bar
test('a member answers the day’s people by buttons, keys and drag, and the last pass comes back', async ({
  journey,
}) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1, seeking: 'women' });
  await page.goto('/encounter');
  const main = page.getByRole('main');
  const card = main.getByRole('article');
  const name = card.getByRole('heading', { level: 2 });
  const left = main.getByText(/people left today/);
  await expect(name).toBeVisible();
  const [first, count] = [await name.textContent(), Number.parseInt((await left.textContent()) ?? '', 10)];
  expect(count).toBeGreaterThan(4);

  await main.getByRole('button', { name: /^Pass on / }).click();
  await expect(name).not.toHaveText(first ?? '');
  const second = (await name.textContent()) ?? '';
  await page.keyboard.press('z');
  await expect(name).toHaveText(first ?? '');
  await page.keyboard.press('x');
  await expect(name).toHaveText(second);
  await page.keyboard.press('l');
  await expect(name).not.toHaveText(second);
  const third = (await name.textContent()) ?? '';

  const box = (await card.boundingBox()) ?? { x: 0, y: 0 };
  const passed = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/v1/encounters'),
  );
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 205, { steps: 6 });
  await page.mouse.up();
  await expect(name).not.toHaveText(third);
  await expect(left).toHaveText(`${count - 3} people left today`);
  // Only what the server has been told is still so after a reload.
  await passed;
  const fourth = (await name.textContent()) ?? '';
  // Pulled a little only, the card comes back; and a reload shows the same day.
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 240, box.y + 200, { steps: 4 });
  await page.mouse.up();
  await page.reload();
  await expect(name).toHaveText(fourth);
  await page.goto('/user/ilike');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(second.split(',')[0] ?? '');
  await page.goBack();
  await expect(name).toHaveText(fourth);
  await page.keyboard.press(' ');
  await expect(page).toHaveURL(/\/profile\/\d+$/);
});

test('a reload that runs beside a pass does not bring the member back', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1, seeking: 'women' });
  const [shown, passed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // A connection that asks for fresh snapshots reloads the deck; its reply was read before the pass and arrives
  // after it.
  await page.routeWebSocket(/\/v1\/realtime/, async (socket) => {
    await shown.promise;
    socket.connectToServer().onMessage((frame) => socket.send(String(frame).replace('"ready"', '"reset"')));
  });
  let reads = 0;
  await page.route('**/v1/encounters', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    reads += 1;
    const isReload = reads > 1;
    const response = await route.fetch();
    if (isReload) await passed.promise;
    await route.fulfill({ response }).catch(() => {});
  });
  await page.goto('/encounter');
  const name = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  await expect(name).toBeVisible();
  const first = (await name.textContent()) ?? '';
  shown.resolve();
  await expect.poll(() => reads).toBe(2);

  await page.getByRole('button', { name: /^Pass on / }).click();
  await expect(name).not.toHaveText(first);
  passed.resolve();
  // The reload that was dropped is done after the pass.
  await expect.poll(() => reads).toBe(3);
  await page.waitForLoadState('networkidle');
  await expect(name).not.toHaveText(first);
});

test('a card shows several photos and answers, and a note begins with the answer it is about', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1, seeking: 'women' });
  // The card of one sample member, who has photos and answers; the deck of the day is drawn by chance.
  await page.route('**/v1/encounters', async (route) => {
    const reply = await route.fetch();
    const deck = (await reply.json()) as { items: { name: string; photos: string[] }[] };
    const withPhotos = deck.items.filter(({ photos }) => photos.length > 0);
    await route.fulfill({ json: { ...deck, items: withPhotos.length > 0 ? withPhotos : deck.items } });
  });
  await page.route('**/v1/answers/*', async (route) => {
    const reply = await route.fetch();
    const list = (await reply.json()) as { items: object[] };
    const answer = {
      id: 1,
      question_id: 1,
      topic: 'food',
      question: 'What would you cook for me?',
      chosen: null,
      choice: null,
      content: 'Dumplings, folded together.',
      answered_at: '2026-01-01T00:00:00.000Z',
      published: null,
      weight: null,
      mine: null,
      alike: false,
    };
    await route.fulfill({ json: { ...list, items: [answer] } });
  });
  await page.goto('/encounter');
  const card = page.getByRole('main').getByRole('article');
  const photos = card.getByRole('group', { name: /^Photos of / });

  await expect(photos.getByRole('img', { name: /, 1 of / })).toBeVisible();
  await photos.getByRole('button', { name: 'Next photo' }).click();
  await expect(photos.getByRole('img', { name: /, 2 of / })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(photos.getByRole('img', { name: /, 1 of / })).toBeVisible();

  const withNote = card.getByRole('button', { name: /^Like with a note: / });
  await expect(withNote.getByText('Like with a note')).toBeVisible();
  await expect(withNote.getByText('With a note', { exact: true })).toBeHidden();
  const likeAnswer = card.getByRole('button', { name: /^Like this answer from / });
  await expect(likeAnswer).toHaveAccessibleDescription(/./);
  await likeAnswer.click();
  const note = page.getByRole('dialog').getByLabel('Your note');
  await expect(note).toHaveValue('“Dumplings, folded together.” ');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send with a like' })).toBeDisabled();
  await expectAccessible(page);
});

test('a like whose reply is lost is repeated, and the next card stays', async ({ journey }) => {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/likes' });
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1, seeking: 'women' });
  await page.goto('/encounter');
  const name = page.getByRole('article').getByRole('heading', { level: 2 });
  const first = (await name.textContent()) ?? '';
  await loseReply(page, 'POST', '**/v1/likes');
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/likes')) calls += 1;
  });

  await page
    .getByRole('group', { name: 'Your answer' })
    .getByRole('button', { name: `Like ${first.split(',')[0]}` })
    .click();

  await expect.poll(() => calls).toBe(2);
  await expect(name).not.toHaveText(first);
  await page.goto('/user/ilike');
  await expect(page.getByRole('article')).toContainText(first.split(',')[0] ?? '');
});

test('the answers stay within the card where their labels are long', async ({ journey }) => {
  const page = await journey.open({ locale: 'de-DE' });
  await enterAsFinished(page, { gender: 1, seeking: 'women' });
  for (const width of [768, 1024, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/encounter');
    const row = page.getByRole('group', { name: 'Deine Antwort' });
    await expect(row.getByText('Like mit Kommentar')).toBeVisible();
    const [outer, last] = [await row.boundingBox(), await row.getByRole('button').last().boundingBox()];
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  }
});

test('two who like each other are told in words, and a note goes with the like', async ({ journey }) => {
  const other = await journey.open({ size: 'phone', colorScheme: 'dark' });
  const otherName = await enterAsFinished(other, { gender: 0, seeking: 'men' });
  const page = await journey.open({ size: 'phone' });
  const myName = await enterAsFinished(page, { gender: 1, seeking: 'women' });
  for (const one of [other, page]) {
    await one.goto('/me');
    await expect(one.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
  }
  const otherId = await ownId(other);
  const myId = await ownId(page);
  const token = (await other.evaluate(() => JSON.parse(localStorage.getItem('app.token') ?? '""') as string)) ?? '';
  await other.request.post('/v1/likes', { data: { user_id: myId }, headers: { authorization: `Bearer ${token}` } });

  // New members have no approved photo yet: the deck of this journey is the other member's card, as the server would
  // deal it.
  await page.route('**/v1/encounters', async (route) => {
    const reply = await route.fetch();
    const deck = (await reply.json()) as { items: object[] };
    const mine = { ...deck.items[0], user_id: otherId, name: otherName, liked: false };
    await route.fulfill({ json: { ...deck, items: [mine], total: 1, max_id: 20 } });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Encounters' })).toBeVisible();
  await page.getByRole('button', { name: `Like with a note: ${otherName}` }).click();
  await page.getByRole('dialog').getByLabel('Your note').fill('Which boat is that?');
  await page.getByRole('dialog').getByRole('button', { name: 'Send with a like' }).click();
  const said = page.getByRole('dialog', { name: `You and ${otherName} like each other` });
  await expect(said.getByRole('link', { name: `Open the chat with ${otherName}` })).toHaveAttribute(
    'href',
    `/chat/${otherId}`,
  );
  // What the other one is told goes away by itself.
  await expect(other.getByText(`You and ${myName} like each other`)).toBeVisible();
  await expect(other.getByText('Which boat is that?')).toBeVisible();
  await expectAccessible(page);

  const ideas = said.getByRole('group', { name: 'First words' }).getByRole('radio');
  await expect(ideas).toHaveCount(3);
  const words = said.getByLabel(`Your message to ${otherName}`);
  await test.step('what is missing is said', async () => {
    await said.getByRole('button', { name: `Send to ${otherName}` }).click();
    await expect(words).toBeFocused();
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    await expect(words).toHaveAccessibleDescription('Choose an idea and change it, or write your own words.');
  });
  await ideas.first().click();
  await expect(words).not.toHaveValue('');
  await words.fill('Hello, I liked your photo.');
  await said.getByRole('button', { name: `Send to ${otherName}` }).click();
  await expect(said.getByText(`Your first words are on their way to ${otherName}.`)).toBeVisible();
  await said.getByRole('button', { name: 'Meet more people' }).click();
  await expect(page.getByRole('heading', { name: 'That was everyone for today' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Meet more with VIP' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await other.goto('/user/likeme');
  await expect(other.getByRole('article').filter({ hasText: myName })).toContainText('Which boat is that?');
  await other.goto(`/chat/${myId}`);
  await expect(other.getByRole('main').getByText('Hello, I liked your photo.').last()).toBeVisible();
  await other.goto('/user/likeme');
  await other.getByRole('button', { name: `Report the note from ${myName}` }).click();
  await expect(other.getByRole('dialog')).toBeVisible();
});

test('a search is kept under a name, found again and forgotten', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await enterAsFinished(page, { gender: 1, seeking: 'both' });
  await page.goto('/user/search?gender=0&languages=ko');
  const saved = page.getByRole('region', { name: 'Saved searches' });
  await saved.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('dialog').getByLabel('Search name').fill('Seoul');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved.getByRole('link', { name: 'Seoul' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await page.goto('/user/search');
  await saved.getByRole('link', { name: 'Seoul' }).click();
  await expect(page).toHaveURL(/languages=ko/);
  await expect(
    page.getByRole('list', { name: 'People found' }).getByRole('link', { name: /Ji-woo Han/ }),
  ).toBeVisible();
  await saved.getByRole('button', { name: 'Delete the search Seoul' }).click();
  await expect(saved.getByRole('link', { name: 'Seoul' })).toHaveCount(0);
});
