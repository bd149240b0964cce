import { expect, it } from 'vitest';
import { makeHostDouble, makeReleases, updateAddress } from '../test/host-double.ts';
import { startClient } from './client.ts';

const origin = 'https://peonia.example';
const config = { origin, updates: '', updateKeys: [], browserHosts: [], dictionaries: '' };

function start(changes: Parameters<typeof makeHostDouble>[0] = {}) {
  const { host, seen } = makeHostDouble(changes);
  const client = startClient(host, config);
  return { client, seen };
}

it('opens the news, or the page of the link it was started with', () => {
  expect(start().seen).toMatchObject({ loads: [`${origin}/home`], isShown: true });
  expect(start({ launchArguments: ['peonia://chat/42'] }).seen.loads).toEqual([`${origin}/chat/42`]);
  expect(start({ launchArguments: ['peonia://staff'] }).seen.loads).toEqual([`${origin}/home`]);
});

it('starts as an icon with the computer, but with a window where there are no icons', () => {
  expect(start({ launchArguments: ['--hidden'] }).seen.isShown).toBe(false);
  expect(start({ launchArguments: ['--hidden'], hasTray: false }).seen.isShown).toBe(true);
});

it('shows unread messages on the icon, in the language of the page', () => {
  const { client, seen } = start();
  client.onPageMessage('shell:language', 'de');
  client.onPageMessage('shell:unread', 3);

  expect(seen.badge).toBe(3);
  expect(seen.tray).toMatchObject({ tooltip: 'Peonia: 3 ungelesene Nachrichten' });
  expect(seen.tray?.items.map(({ label }) => label)).toEqual(['Öffnen', 'Chats (3)', '', 'Beenden']);
  client.onPageMessage('shell:unread', 0);
  expect([seen.badge, seen.tray?.tooltip]).toEqual([0, 'Peonia']);
});

it('has its menus in the language of the page', () => {
  const { client, seen } = start({ preferredLanguages: ['fr-FR'] });
  const before = seen.menu.map(({ label }) => label);
  client.onPageMessage('shell:language', 'de');

  expect([before, seen.menu.map(({ label }) => label)]).toEqual([
    ['Édition', 'Affichage', 'Fenêtre'],
    ['Bearbeiten', 'Ansicht', 'Fenster'],
  ]);
  expect(seen.menu.at(-1)?.items.at(-1)).toEqual({ role: 'quit', label: 'Beenden' });
  expect(client.menuTexts()).toMatchObject({ cut: 'Ausschneiden', copy: 'Kopieren', paste: 'Einfügen' });
});

it('opens the page of a pressed notification once the page listens', () => {
  const { client, seen } = start({ launchArguments: ['--hidden'] });
  client.onNotificationPress('/chat/7');
  expect([seen.isShown, seen.sent]).toEqual([true, []]);
  client.onPageMessage('shell:listens', null);
  client.onNotificationPress('/chat/8');
  client.onNavigation(`${origin}/chat/9`);
  client.onNotificationPress('/chat/9');

  expect(seen.sent).toEqual([
    ['shell:path', '/chat/7'],
    ['shell:path', '/chat/8'],
  ]);
});

it('takes the link of a second start, and comes to the front for any other', () => {
  const { client, seen } = start({ launchArguments: ['--hidden'] });
  client.onPageMessage('shell:listens', null);
  client.onSecondStart(['--flag', 'peonia://profile/5']);
  expect(seen.sent).toEqual([['shell:path', '/profile/5']]);

  client.onClose();
  expect(seen.isShown).toBe(false);
  client.onSecondStart(['peonia://leave?to=https%3A%2F%2Fexample.com']);
  expect([seen.isShown, seen.sent.length]).toEqual([true, 1]);
});

it('closing hides the window and says so once; without an icon it ends the program', () => {
  const { client, seen } = start();
  expect([client.onClose(), client.onClose()]).toEqual([true, true]);
  expect(seen.notifications.map(({ title }) => title)).toEqual(['Still here']);
  expect(start({ hasTray: false }).client.onClose()).toBe(false);
});

it('quits at once, and asks first about an unsaved form', async () => {
  const { client, seen } = start();
  Object.assign(seen, { leaves: false, answer: false });
  await client.quit();
  expect([seen.hasQuit, client.onClose()]).toEqual([false, true]);
  seen.answer = true;
  await client.quit();
  expect([seen.hasQuit, client.onClose()]).toEqual([true, false]);
});

it('keeps where the window was', () => {
  const { client, seen } = start();
  const bounds = { x: 50, y: 60, width: 900, height: 700 };
  client.onBounds(bounds, false);
  client.onBounds({ x: 0, y: 0, width: 1440, height: 900 }, true);

  expect(start({ kept: seen.kept ?? '' }).seen.bounds).toEqual(bounds);
  expect(start({ kept: '{"bounds":{"x":1}' }).seen.bounds).toMatchObject({ width: 1200 });
});

it('checks spelling in the languages of the computer and of the page, until the member chooses', () => {
  const { client, seen } = start({ preferredLanguages: ['en-US', 'ja-JP'] });
  expect(seen.spelling).toEqual(['en-US']);
  client.onPageMessage('shell:language', 'fr');
  expect(seen.spelling).toEqual(['en-US', 'fr']);

  const state = client.onPageMessage('shell:spelling-choose', ['de', 'xx']);
  expect(state).toEqual({ available: ['de', 'en-GB', 'en-US', 'fr'], chosen: ['de'] });
  expect(start({ kept: seen.kept ?? '' }).seen.spelling).toEqual(['de']);
});

it('stands in while the page cannot be reached, and tries again by itself', async () => {
  const { client, seen } = start({ preferredLanguages: ['ja-JP'] });
  client.onLoadFailed();
  expect(seen.pages[0]).toContain('<h1>接続できません</h1>');
  expect(seen.pages[0]).not.toContain('<script');
  await seen.pass(15_000);
  expect(seen.loads.length).toBe(2);

  client.onLoadFailed();
  client.onNavigation(`${origin}/home`);
  await seen.pass(15_000);
  expect(seen.loads.length).toBe(2);
});

it('reloads a page that has ended, and stops after the third time', () => {
  const { client, seen } = start();
  for (let time = 0; time < 4; time++) client.onCrash();

  expect([seen.reloads, seen.pages.length]).toEqual([3, 1]);
});

it('restarts into an update once the page lets go of what was typed', async () => {
  const { host, seen } = makeHostDouble();
  const releases = makeReleases(seen.files);
  releases.publish('1.1.0');
  const client = startClient(host, { ...config, updates: updateAddress, updateKeys: [releases.key] });
  expect(await client.onPageMessage('shell:update-install', null)).toBe(false);
  await seen.pass(60_000);
  await expect.poll(() => client.onPageMessage('shell:update-read', null)).toEqual({ kind: 'ready', version: '1.1.0' });
  expect(seen.tray?.items.map(({ id }) => id)).toContain('update');
  expect(seen.sent.at(-1)).toEqual(['shell:update', { kind: 'ready', version: '1.1.0' }]);

  seen.leaves = false;
  expect(await client.onPageMessage('shell:update-install', null)).toBe(false);
  expect(seen.installs).toEqual([]);
  seen.leaves = true;
  expect(await client.onPageMessage('shell:update-install', null)).toBe(true);
  expect([seen.installs, client.onClose()]).toEqual([[true], false]);
});

it('installs an update that is ready when the member quits, without starting again', async () => {
  const { host, seen } = makeHostDouble();
  const releases = makeReleases(seen.files);
  releases.publish('1.1.0');
  const client = startClient(host, { ...config, updates: updateAddress, updateKeys: [releases.key] });
  await seen.pass(60_000);
  await expect.poll(() => client.onPageMessage('shell:update-read', null)).toMatchObject({ kind: 'ready' });

  await client.quit();

  expect([seen.installs, seen.hasQuit]).toEqual([[false], false]);
});
