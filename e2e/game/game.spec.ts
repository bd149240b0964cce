import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { changeTheme, expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { ownId } from '../support/member.ts';

const phrasesOf = (language: string) =>
  JSON.parse(readFileSync(`packages/i18n/phrases/${language}.json`, 'utf8')) as string[];
const [english, japanese] = [phrasesOf('en'), phrasesOf('ja')];
/** A person's pace: the server refuses what is faster. */
const pace = 750;

const board = (page: Page) => page.getByRole('group', { name: 'Phrases' });

async function startRound(page: Page): Promise<void> {
  await page.goto('/game');
  await page.getByRole('combobox', { name: 'Language to learn' }).selectOption('ja');
  await page.getByRole('button', { name: 'Start the round' }).click();
  await expect(board(page).getByRole('button')).toHaveCount(16);
}

/** The English phrases of the round with their Japanese ones. */
async function pairsOf(page: Page): Promise<[string, string][]> {
  const shown = await board(page).locator('[lang=en]').allTextContents();
  return shown.map((text) => [text, japanese[english.indexOf(text)] ?? '']);
}

// covers: /game
test('two members play, one by keyboard, and see each other on the board', async ({ journey }) => {
  test.slow();
  const first = await journey.open();
  const name = await enterAsFinished(first, { gender: 0 });
  await startRound(first);
  const counted = first.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/v1/game'),
  );
  const pairs = await pairsOf(first);
  for (const pair of pairs) {
    await first.waitForTimeout(pace);
    for (const text of pair) {
      await board(first).getByRole('button', { name: text, exact: true }).focus();
      await first.keyboard.press('Enter');
    }
    // The last pair ends the round.
    if (pair !== pairs.at(-1))
      await expect(first.getByRole('status').filter({ hasText: `Found: ${pair[0]}` })).toBeVisible();
  }
  expect((await counted).status()).toBe(200);
  await expect(first.getByRole('heading', { name: 'Level 1 done' })).toBeFocused();
  await expect(first.getByText('points, your best so far')).toBeVisible();
  await expect(first.getByRole('region', { name: 'Best players' }).getByRole('link', { name: 'You' })).toBeVisible();

  const second = await journey.open({ size: 'phone', colorScheme: 'dark' });
  await enterAsFinished(second, { gender: 1 });
  await startRound(second);
  const [[own = '', right = ''] = [], [, wrong = ''] = []] = await pairsOf(second);
  await board(second).getByRole('button', { name: own, exact: true }).click();
  await board(second).getByRole('button', { name: wrong, exact: true }).click();
  await expect(second.getByRole('status').filter({ hasText: 'No match' })).toBeVisible();
  await board(second).getByRole('button', { name: own, exact: true }).click();
  await board(second).getByRole('button', { name: right, exact: true }).click();
  await expect(second.getByRole('status').filter({ hasText: 'Found' })).toBeVisible();
  await expectNoSidewaysScroll(second);
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Pause' }).click();
  await expect(second.getByText('The round is paused.')).toBeVisible();
  await second.goto('/game');
  const best = second.getByRole('region', { name: 'Best players' });
  await expect(best.getByRole('link', { name })).toBeVisible();
  await best.getByText('Friends', { exact: true }).click();
  await expect(best.getByRole('link', { name })).toHaveCount(0);
  await expectAccessible(second);

  await second.goto(`/profile/${await ownId(first)}`);
  await expect(second.getByText(/Phrase game: place [123] this week/)).toBeVisible();

  await first.goto('/setting/privacy');
  const saved = first.waitForResponse((reply) => reply.request().method() === 'PUT');
  await first.getByRole('switch', { name: 'Lists of the phrase game' }).click();
  await saved;
  await second.goto('/game');
  await expect(best.getByText(/Nobody has played yet|You|\d/).first()).toBeVisible();
  await expect(best.getByRole('link', { name })).toHaveCount(0);
});

test('a score that the network swallowed is sent again', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await enterAsFinished(page, { gender: 0 });
  await page.clock.install();
  await startRound(page);
  let isCut = true;
  await page.route('**/v1/game', (route) =>
    isCut && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  journey.tolerate({ network: 'ERR_FAILED', path: '/v1/game' });
  await page.clock.runFor(95_000);
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();

  const again = page.getByRole('button', { name: 'Send the score again' });
  await expect(again).toBeVisible();
  isCut = false;
  await again.click();
  await expect(page.getByText(/^points, your best/)).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('without motion, in German and Japanese, the page fits', async ({ journey }) => {
  for (const locale of ['de-DE', 'ja-JP']) {
    const page = await journey.open({ locale, size: 'phone' });
    await enterAsFinished(page, { gender: 1 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/game');
    await page.getByRole('button', { name: /Runde starten|スタート/ }).click();
    await expect(page.getByRole('main').getByRole('button', { pressed: false })).not.toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await changeTheme(page, 'dark');
    await expectAccessible(page);
  }
});
