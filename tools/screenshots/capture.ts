import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { openStaffSession } from '../../e2e/moderation/open-staff-session.ts';
import { root } from '../root.ts';
import { findProgram, headlessShell } from '../test/require-programs.ts';
import { type Screen, screens } from './screens.ts';
import { signIn } from './sign-in.ts';

/*
 * Captures every story of the design system in both themes and a set of screens, at two widths, of a program with the
 * sample members: `npm run screenshots -- <folder>`. `npm run screenshots:compare -- <before> <after>` compares two.
 */
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const names = { member: 'Jonas Weber', staff: 'Luc Bertin' } as const;

const folder = resolve(process.argv[2] ?? 'test-results/screenshots');
const port = 10_000 + Math.floor(Math.random() * 9_000);
const address = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'peonia-screenshots-'));
const env = {
  ...process.env,
  NODE_ENV: 'test',
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  RATE_LIMITS: '0',
};

mkdirSync(folder, { recursive: true });
const program = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'tools/start.ts'], {
  cwd: root,
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = new Promise<void>((done) => program.once('exit', () => done()));
try {
  await waitUntilReady();
  execFileSync(process.execPath, [join(root, 'tools/run.mjs'), 'tools/staff.ts', 'grant', names.staff, 'moderator'], {
    cwd: root,
    env,
  });
  const executablePath = findProgram(headlessShell);
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  for (const size of ['phone', 'desktop'] as const) {
    for (const theme of ['light', 'dark'] as const) await captureStories(browser, size, theme);
  }
  for (const visitor of ['guest', 'member', 'staff'] as const) await captureScreens(browser, visitor);
  await browser.close();
} finally {
  program.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

async function waitUntilReady(): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`The program does not answer at ${address}.`);
}

async function openPage(browser: Browser, size: keyof typeof sizes, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: sizes[size],
    colorScheme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date());
  return page;
}

async function captureStories(browser: Browser, size: keyof typeof sizes, theme: 'light' | 'dark'): Promise<void> {
  const page = await openPage(browser, size, theme);
  await page.goto('/debug/ui', { waitUntil: 'networkidle' });
  for (const story of await page.locator('main section:has(> h2)').all()) {
    const title = (await story.getByRole('heading', { level: 2 }).first().innerText()).toLowerCase();
    await shoot(story, `story-${title.replaceAll(/\W+/g, '-')}-${theme}-${size}`);
  }
  await page.context().close();
}

async function captureScreens(browser: Browser, visitor: Screen['visitor']): Promise<void> {
  const page = await openPage(browser, 'phone', 'light');
  if (visitor !== 'guest') await signIn(page, names[visitor], address);
  if (visitor === 'staff') await openStaffSession(page);
  for (const size of ['phone', 'desktop'] as const) {
    await page.setViewportSize(sizes[size]);
    for (const screen of screens.filter((one) => one.visitor === visitor)) {
      await openScreen(page, screen);
      await shoot(page, `screen-${screen.name}-${size}`);
    }
  }
  await page.context().close();
}

async function openScreen(page: Page, { name, path, press = [] }: Screen): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const label of press) {
    const control = page.getByRole('button', { name: label }).or(page.getByRole('link', { name: label }));
    await control
      .first()
      .click({ timeout: 5_000 })
      .catch(() => console.error(`${name}: nothing to press`));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
  }
}

/** Times and dates are covered: they differ between two runs. */
async function shoot(target: Pick<Page, 'screenshot' | 'locator'>, name: string): Promise<void> {
  await target.screenshot({
    path: join(folder, `${name}.png`),
    animations: 'disabled',
    caret: 'hide',
    mask: [target.locator('time')],
  });
}
