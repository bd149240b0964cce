import { makeAccount, openAs } from '../accounts/make-account.ts';
import { addMember, makeMember } from '../chat/make-member.ts';
import { sayMany } from '../chat/talk.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { expect, test } from '../support/journey.ts';
import { giveDesktopShell, openFromOutside, seen, tellUpdate } from './shell-double.ts';

// covers: Desktop client
test('a message behind the window is counted, told by the system and opened by its notification', async ({
  journey,
}) => {
  const anna = await journey.open();
  await giveDesktopShell(anna.context());
  const [a, b] = [await makeMember(anna, 'Anna'), await addMember('Ben')];
  const requests: (string | undefined)[] = [];
  anna.on('request', (request) => {
    if (request.url().includes('/v1/')) requests.push(request.headers()['x-client']);
  });
  await anna.goto('/de/user/latest');
  await hearsEvents(anna);
  await expect.poll(() => seen(anna, 'languages')).toEqual(['de']);
  await expect.poll(() => seen(anna, 'unread')).toEqual([0]);

  await anna.evaluate(() => Object.assign(window.shellDouble ?? {}, { isInFront: false }));
  await sayMany(anna, b, a, ['Good evening']);

  await expect.poll(async () => (await seen(anna, 'unread'))?.at(-1)).toBe(1);
  const told = { title: b.name, body: 'Neue Nachricht', path: `/chat/${b.id}` };
  await expect.poll(() => seen(anna, 'notifications')).toMatchObject([told]);
  await anna.evaluate(() => Object.assign(window.shellDouble ?? {}, { isInFront: true }));
  await openFromOutside(anna, told.path);
  await expect(anna).toHaveURL(new RegExp(`/chat/${b.id}$`));
  await expect.poll(async () => (await seen(anna, 'unread'))?.at(-1)).toBe(0);
  expect(new Set(requests)).toEqual(new Set(['linux/1.0.0']));
});

test('a window in front, and a kind that is switched off, are told nothing', async ({ journey }) => {
  const anna = await journey.open();
  await giveDesktopShell(anna.context());
  const [a, b] = [await makeMember(anna, 'Anna'), await addMember('Ben')];
  const headers = { authorization: `Bearer ${a.token}` };
  await anna.request.put('/v1/notification_settings', { headers, data: { push: { message: false } } });
  await anna.goto('/user/latest');
  await hearsEvents(anna);
  // Toasts are loaded once the page stands.
  await anna.waitForLoadState('networkidle');
  const like = () =>
    anna.request.post('/v1/likes', { headers: { authorization: `Bearer ${b.token}` }, data: { user_id: a.id } });

  await like();
  await expect(anna.getByText('likes you', { exact: false }).first()).toBeVisible();
  await anna.evaluate(() => Object.assign(window.shellDouble ?? {}, { isInFront: false }));
  await sayMany(anna, b, a, ['Good evening']);
  await expect.poll(async () => (await seen(anna, 'unread'))?.at(-1)).toBe(1);

  expect(await seen(anna, 'notifications')).toEqual([]);
});

test('a link from outside opens a page of ours, and a form that is not saved is asked about', async ({ journey }) => {
  const page = await journey.open();
  await giveDesktopShell(page.context());
  await openAs(page, await makeAccount(page), '/setting/edit');
  const about = page.getByRole('textbox').first();
  await about.fill(`${await about.inputValue()}x`);

  for (const bad of ['/staff', '//example.com', '/leave?to=https%3A%2F%2Fexample.com'])
    await openFromOutside(page, bad);
  await expect(page).toHaveURL(/\/setting\/edit$/);
  await openFromOutside(page, '/user/latest');

  const question = page.getByRole('alertdialog', { name: 'Save your changes?' });
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/user\/latest$/);
});

test('words in a dialog outlast a pressed notification', async ({ journey }) => {
  const page = await journey.open();
  await giveDesktopShell(page.context());
  await makeMember(page, 'Anna');
  const other = await addMember('Ben');
  await page.goto(`/profile/${other.id}`);
  await expect.poll(() => seen(page, 'languages')).toEqual(['en']);
  const note = page.getByRole('textbox', { name: 'Private note' });
  const openNote = async () => {
    await page.getByRole('button', { name: 'More: note, report, block' }).first().click();
    await page.getByRole('menuitem', { name: 'Private note' }).click();
  };
  await openNote();
  await note.fill('Met at the station');

  await openFromOutside(page, '/chats');
  await expect(page).toHaveURL(/\/chats$/);
  await expect(note).toHaveCount(0);
  await page.goBack();
  await openNote();

  await expect(note).toHaveValue('Met at the station');
});

test('the settings of this computer are shown where the shell offers them', async ({ journey }) => {
  const page = await journey.open();
  await giveDesktopShell(page.context());
  await openAs(page, await makeAccount(page), '/setting');
  const computer = page.getByRole('region', { name: 'This computer' });
  const background = computer.getByRole('switch', { name: /^Start in the background/ });

  await expect(background).toBeDisabled();
  await computer.getByRole('switch', { name: /^Start with the computer/ }).check();
  await background.check();
  await computer.getByRole('checkbox', { name: 'German' }).check();
  await expect.poll(() => seen(page, 'autostart')).toEqual({ isOn: true, isHidden: true });
  await expect.poll(() => seen(page, 'spelling')).toMatchObject({ chosen: ['en-GB', 'de'] });
  await expectAccessible(page);
});

test('an update that is ready restarts the program, unless a form is not saved', async ({ journey }) => {
  const page = await journey.open();
  await giveDesktopShell(page.context());
  await openAs(page, await makeAccount(page), '/user/latest');
  await expect.poll(() => seen(page, 'languages')).toEqual(['en']);
  const note = page.getByRole('complementary', { name: 'New version' });

  await tellUpdate(page, { kind: 'loading', version: '1.1.0', percent: 40 });
  await expect(note).toHaveCount(0);
  await tellUpdate(page, { kind: 'ready', version: '1.1.0' });
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window.shellDouble ?? {}, { installsNow: false }));
  await note.getByRole('button', { name: 'Restart' }).click();
  await expect(note.getByText('Save your changes on this page first')).toBeVisible();
  await page.evaluate(() => Object.assign(window.shellDouble ?? {}, { installsNow: true }));
  await note.getByRole('button', { name: 'Restart' }).click();

  await expect.poll(() => seen(page, 'installs')).toBe(2);
});

test('a version below the minimum of its platform asks for the new one until it is there', async ({ journey }) => {
  const page = await journey.open();
  await giveDesktopShell(page.context(), '0.9.0');
  await openAs(page, await makeAccount(page), '/user/latest');
  const dialog = page.getByRole('dialog', { name: 'A new version is available' });

  await expect(dialog.getByText('Version 1.0.0 is required to continue.', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await tellUpdate(page, { kind: 'loading', version: '1.0.0', percent: 40 });
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '0.4');
  await tellUpdate(page, { kind: 'ready', version: '1.0.0' });
  await dialog.getByRole('button', { name: 'Restart and update' }).click();

  await expect.poll(() => seen(page, 'installs')).toBe(1);
});

test('the window, which has no button of its own, goes back by that of the header, by keys and by the mouse', async ({
  journey,
}) => {
  const page = await journey.open();
  await giveDesktopShell(page.context());
  await openAs(page, await makeAccount(page), '/home');
  const banner = page.getByRole('banner');
  const back = banner.getByRole('button', { name: 'Back', exact: true });
  await expect.poll(() => seen(page, 'languages')).toEqual(['en']);
  // There is nothing to go back to.
  await expect(back).toHaveCount(0);

  const leave = async () => {
    await page.getByRole('complementary').getByRole('link', { name: 'Photos' }).click();
    await expect(page).toHaveURL(/\/album$/);
  };
  await leave();
  await expect(back).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page);
  await back.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(back).toHaveCount(0);

  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 1440, height: 900 });
  await leave();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).toHaveURL(/\/home$/);
  await leave();
  await page.evaluate(() => document.body.dispatchEvent(new MouseEvent('mouseup', { button: 3, bubbles: true })));
  await expect(page).toHaveURL(/\/home$/);
});
