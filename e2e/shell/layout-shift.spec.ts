import { setTimeout as sleep } from 'node:timers/promises';
import { castTranslations } from '@peonia/testing/seed-translations.ts';
import type { Locator, Page } from '@playwright/test';
import { enterAsCast } from '../profiles/enter-member.ts';
import { staffProgram, startStaffProgram } from '../support/control.ts';
import { expect, test } from '../support/journey.ts';

/** Most that content may move without input of the reader, as the sum of all layout shifts. */
const MOST = 0.02;

const widths = [390, 1440] as const;

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Records what moves from the first paint on, with the elements that moved. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()} ${node.textContent.slice(0, 30)}`
        : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[])
        if (!shift.hadRecentInput)
          window.layoutShifts.push({
            value: shift.value,
            moved: shift.sources.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${nameOf(node)}: ${from.top}+${from.height} to ${to.top}+${to.height}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Keeps pictures and translations back until `release` is called. */
async function holdBack(page: Page) {
  let release = () => {};
  let released = new Promise<void>((resolve) => (release = resolve));
  const texts = new Map<string, string>();
  const pending = new Set<Promise<void>>();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/v1/') || response.request().method() !== 'GET') return;
    const reading = response.json().then(
      (body) => noteTexts(body, texts),
      () => {},
    );
    pending.add(reading);
    void reading.finally(() => pending.delete(reading));
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'image') return route.fallback();
    await released;
    await route.continue().catch(() => {});
  });
  await page.route('**/v1/translations', async (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({ json: { engine: 'LibreTranslate', used: 0, most: 5_000 } });
    const { items } = route.request().postDataJSON() as { items: { type: string; id: number }[] };
    await released;
    // The reply to a call of a document that was left may never end.
    await Promise.race([Promise.all(pending), sleep(5_000)]);
    await route.fulfill({
      json: {
        items: items.map((item) => ({ ...item, ...translationOf(texts.get(`${item.type} ${item.id}`)) })),
        used: 0,
        most: 5_000,
      },
    });
  });
  return {
    release: () => release(),
    again: () => void (released = new Promise<void>((resolve) => (release = resolve))),
  };
}

/** Remembers the texts of a reply by what a translation is asked for. */
function noteTexts(value: unknown, texts: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  if (typeof fields['content'] === 'string') texts.set(`feed ${String(fields['id'])}`, fields['content']);
  if (typeof fields['message_content'] === 'string')
    texts.set(`message ${String(fields['id'])}`, fields['message_content']);
  if (typeof fields['biography'] === 'string') texts.set(`biography ${String(fields['user_id'])}`, fields['biography']);
  for (const field of Object.values(fields)) noteTexts(field, texts);
}

/** What a translator made of a text of the cast. */
function translationOf(text: string | undefined) {
  const found = castTranslations().find((one) => one.text === text);
  const into = found?.into['de'];
  return into === undefined
    ? { state: 'same', text: null, from: null, to: 'de', engine: null }
    : { state: 'translated', text: into, from: found?.from ?? 'en', to: 'de', engine: 'LibreTranslate' };
}

/** Waits until all pictures near the window are drawn and two frames have passed. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || (image.loading === 'lazy' && top > innerHeight);
    }),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await startStaffProgram();
});

for (const width of widths) {
  test(`nothing moves on home, chat and profile at ${width} px while translations and pictures arrive`, async ({
    journey,
  }) => {
    const page = await journey.open({
      baseURL: staffProgram,
      locale: 'de-DE',
      ...(width === 390 ? { size: 'phone' as const } : {}),
    });
    await enterAsCast(page, 'Jonas Weber');
    await recordShifts(page);
    const held = await holdBack(page);
    const member = await page.evaluate(async () => {
      const token = JSON.parse(localStorage.getItem('app.token') ?? 'null') as string;
      const reply = await fetch('/v1/message_threads', { headers: { authorization: `Bearer ${token}` } });
      const { items } = (await reply.json()) as { items: { user: { user_id: number; name: string } }[] };
      return items.find(({ user }) => user.name === 'Mei Lin')?.user.user_id;
    });
    expect(member).toBeDefined();

    const pages = [
      [
        '/home',
        page.getByRole('article').first(),
        page.getByRole('article').getByRole('button', { name: 'Original zeigen' }),
      ],
      [
        `/chat/${member}`,
        page.getByText('好啊。我先教你包饺子。').last(),
        page.getByRole('log').getByText('Vorher bringe ich dir bei'),
      ],
      [`/profile/${member}`, page.getByTestId('biography'), page.getByText('Ich bringe Kindern Klavier bei')],
    ] as const;
    for (const [path, shown, translated] of pages) {
      await page.goto(path);
      await expect(shown).toBeVisible();
      await page.waitForLoadState('domcontentloaded');
      // What is below the window is translated when it comes into view.
      await expect(() => shown.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
      held.release();
      await expect(translated.first()).toBeVisible();
      await settle(page);
      const shifts = await page.evaluate(() => window.layoutShifts);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
      held.again();
    }
  });
}

test('nothing moves for a guest when times and the translator of the browser are known', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  // A translator that still has to be loaded, which takes a press.
  await page.addInitScript(() => {
    const device = { availability: async () => 'downloadable', create: () => new Promise(() => {}) };
    Object.assign(window, { Translator: device, LanguageDetector: device });
  });
  await recordShifts(page);
  const expectStill = async (path: string, last: Locator) => {
    await page.goto(path);
    await expect(last.first()).toBeVisible();
    await settle(page);
    const shifts = await page.evaluate(() => window.layoutShifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
  };

  const posts = page.getByRole('article');
  await expectStill('/home', posts.getByRole('button', { name: 'Translate in this browser' }));
  const abroad = posts
    .filter({ hasText: /\d [AP]M there/ })
    .getByRole('link')
    .first();
  await expectStill((await abroad.getAttribute('href')) ?? '', page.getByText(/ there, /));
});
