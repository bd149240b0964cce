import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromium as browser, findProgram } from '../../tools/test/require-programs.ts';
import { addMember, makeMember } from '../chat/make-member.ts';
import { sayMany } from '../chat/talk.ts';
import { hearsEvents, noteWhoHears } from '../support/hears-events.ts';
import { expect, test } from '../support/journey.ts';
import { openDisplay } from './open-display.ts';
import { giveDesktopShell, openFromOutside, seen } from './shell-double.ts';

/** A window of the desktop client: an engine with a real display, no tabs, no address bar. */
async function openWindow(address: string, profile: string, display: string): Promise<BrowserContext> {
  const executablePath = findProgram(browser);
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    baseURL: address,
    headless: false,
    viewport: null,
    locale: 'en-US',
    env: { ...process.env, DISPLAY: display },
    args: ['--no-sandbox', '--disable-gpu', `--app=${address}/leave?lang=en`, '--window-size=1100,760'],
  });
  // The first page began before anything could listen to it: the pages after it are what a member uses.
  noteWhoHears(context);
  await giveDesktopShell(context);
  return context;
}

/** Without tabs and address bar the engine says so. */
const hasBars = (page: Page) => page.evaluate(() => !matchMedia('(display-mode: standalone)').matches);

test('the desktop client runs in a real window without bars, and what it hears reaches the system', async ({
  baseURL,
}) => {
  const display = await openDisplay();
  const profile = await mkdtemp(join(tmpdir(), 'desktop-window-'));
  let context: BrowserContext | undefined;
  try {
    context = await openWindow(baseURL ?? '', profile, display.name);
    const anna = context.pages()[0] ?? (await context.newPage());
    const [a, b] = [await makeMember(anna, 'Anna'), await addMember('Ben')];
    await anna.goto('/user/latest');
    await hearsEvents(anna);
    // What tells of messages loads beside the connection.
    await anna.waitForLoadState('networkidle');

    expect(await hasBars(anna)).toBe(false);
    expect(await anna.evaluate(() => [outerWidth, outerHeight])).toEqual([1100, 760]);

    await anna.evaluate(() => Object.assign(window.shellDouble ?? {}, { isInFront: false }));
    await sayMany(anna, b, a, ['Good evening']);
    await expect.poll(async () => (await seen(anna, 'unread'))?.at(-1)).toBe(1);
    await expect
      .poll(() => seen(anna, 'notifications'))
      .toMatchObject([{ title: b.name, body: 'New message', path: `/chat/${b.id}` }]);
    await anna.evaluate(() => Object.assign(window.shellDouble ?? {}, { isInFront: true }));
    await openFromOutside(anna, `/chat/${b.id}`);
    await expect(anna.getByText('Good evening').first()).toBeVisible();
    await context.close();

    // The member is still signed in when the window is opened again.
    context = await openWindow(baseURL ?? '', profile, display.name);
    const second = context.pages()[0] ?? (await context.newPage());
    await second.goto('/me');
    await expect(second.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
  } finally {
    await context?.close();
    await display.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
