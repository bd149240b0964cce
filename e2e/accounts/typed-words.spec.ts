import { type Page, expect } from '@playwright/test';
import { addMember, makeMember } from '../chat/make-member.ts';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { test } from '../support/journey.ts';
import { logIn, makeAccount, type MadeAccount, openAs } from './make-account.ts';

const biography = (page: Page) => page.getByRole('textbox', { name: 'About me' });
const isOver = (page: Page) => page.getByText('Your session has ended. Log in again to continue where you left off.');

async function endSession(page: Page, { token }: MadeAccount): Promise<void> {
  const reply = await page.request.post('/v1/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(reply.ok()).toBe(true);
}

test('words that are typed when another device ends the session are there after the login', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/**'));
  const page = await journey.open();
  const account = await makeAccount(page);
  await openAs(page, account, '/setting/edit');
  await hearsEvents(page);
  await biography(page).fill('I build organs and mend old ones.');

  await endSession(page, account);
  await expect(isOver(page)).toBeVisible();
  await logIn(page, account);

  await expect(biography(page)).toHaveValue('I build organs and mend old ones.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await page.reload();
  await expect(biography(page)).toHaveValue('I build organs and mend old ones.');
});

/** In one turn: what the page asks for by itself would meet the end of the token before the press. */
async function pressWithEndedToken(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).evaluate((button) => {
    localStorage.setItem('app.tokenTime', '1');
    (button as HTMLButtonElement).click();
  });
}

test('words that are typed when the token is refused are there after the login, for their member only', async ({
  journey,
}) => {
  journey.tolerate(...refusedByEndedSession('/v1/**'));
  const page = await journey.open({ size: 'phone' });
  const account = await makeAccount(page);
  // A form with unsaved changes asks before its page is left.
  page.on('dialog', (dialog) => void dialog.accept());
  await openAs(page, account, '/setting/edit');
  await biography(page).fill('Half a sentence');
  await page.route('**/v1/token/refresh*', (route) =>
    route.fulfill({ status: 401, json: { code: 400102, message: 'over', request_id: 'r' } }),
  );
  await pressWithEndedToken(page);
  await expect(page).toHaveURL(/type=login&redirect=%2Fsetting%2Fedit/);
  await page.unrouteAll();
  await logIn(page, account);
  await expect(biography(page)).toHaveValue('Half a sentence');

  await page.route('**/v1/token/refresh*', (route) =>
    route.fulfill({ status: 401, json: { code: 400102, message: 'over', request_id: 'r' } }),
  );
  await pressWithEndedToken(page);
  await expect(page).toHaveURL(/type=login&redirect=%2Fsetting%2Fedit/);
  await page.unrouteAll();
  const other = await makeOther(page);
  await logIn(page, other);
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(other.name);
  await expect(biography(page)).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('app.keptWords'))).toBeNull();
});

test('the tab in use asks for the login when another tab has met the end of the session first', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/**'));
  const page = await journey.open();
  const account = await makeAccount(page);
  // It hears of the end from the other tab alone.
  await page.routeWebSocket(/\/v1\/realtime/, () => {});
  await openAs(page, account, '/setting/edit');
  await biography(page).fill('Typed in the tab in use');
  const other = await page.context().newPage();
  await other.goto('/home');
  await hearsEvents(other);

  await endSession(page, account);

  await expect(isOver(page)).toBeVisible();
  await logIn(page, account);
  await expect(biography(page)).toHaveValue('Typed in the tab in use');
});

test('words that could not be saved are there after the page was loaded again', async ({ journey }) => {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/user' });
  const page = await journey.open();
  const account = await makeAccount(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await openAs(page, account, '/setting/edit');
  await page.route('**/v1/user*', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.fallback(),
  );
  await biography(page).fill('Written without a network');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.unrouteAll();

  await page.getByRole('button', { name: 'Refresh' }).click();

  await page.waitForFunction(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload'),
  );
  await expect(biography(page)).toHaveValue('Written without a network');
});

test('words in a dialog are there after the login', async ({ journey }) => {
  // A guest does not see the profile.
  journey.tolerate(...refusedByEndedSession('/v1/**'), { status: 404, path: '/v1/**' });
  const page = await journey.open();
  const member = await makeMember(page, 'Anna');
  const account = { ...member, channel: '', alive_seconds: 0 };
  const other = await addMember('Ben');
  await page.goto(`/profile/${other.id}`);
  await hearsEvents(page);
  const note = page.getByRole('textbox', { name: 'Private note' });
  await page.getByRole('button', { name: 'More: note, report, block' }).first().click();
  await page.getByRole('menuitem', { name: 'Private note' }).click();
  await note.fill('Met at the station, likes tea');

  await endSession(page, account);
  await expect(isOver(page)).toBeVisible();
  await logIn(page, account);

  await expect(note).toHaveValue('Met at the station, likes tea');
});

test('words in a dialog wait where a link from outside is loaded over them', async ({ journey }) => {
  const page = await journey.open();
  await makeMember(page, 'Anna');
  const other = await addMember('Ben');
  const note = page.getByRole('textbox', { name: 'Private note' });
  const openNote = async () => {
    await page.goto(`/profile/${other.id}`);
    await hearsEvents(page);
    await page.getByRole('button', { name: 'More: note, report, block' }).first().click();
    await page.getByRole('menuitem', { name: 'Private note' }).click();
  };
  await openNote();
  await note.fill('Met at the station, likes tea');

  // What the installed app does with a link (`launch_handler`).
  await page.goto('/chats');
  await hearsEvents(page);
  await openNote();

  await expect(note).toHaveValue('Met at the station, likes tea');
});

/** Another member of the same browser. */
async function makeOther(page: Page): Promise<MadeAccount> {
  return makeAccount(
    page,
    await page.evaluate(() => JSON.parse(localStorage.getItem('app.clientId') ?? '""') as string),
  );
}
