import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowserBuild } from './browser-build.ts';
import { budgets, formatBudgets, isOver, measureBudgets } from './budgets.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const routes = [
  { name: 'home', catalogues: ['feed'], page: { source: 'src/home-page.tsx' } },
  { name: 'chat', catalogues: ['chat.'], page: { source: 'src/chat-page.tsx' } },
];
const weights = {
  'src/boot.ts': 1,
  'src/entry-landing.tsx': 10,
  'src/entry-app.tsx': 20,
  'src/features/chat/live/chat-events.ts': 2,
  'src/home-page.tsx': 5,
  'src/chat-page.tsx': 7,
  _shared: 50,
  '../../packages/i18n/src/first-catalogues/de.ts': 2,
  '../../packages/i18n/src/first-catalogues/ja.ts': 3,
  '../../packages/i18n/locales/de/chat.po': 4,
  '../../packages/i18n/locales/de/chat.dock.po': 30,
  '../../packages/i18n/locales/ja/chat.po': 6,
};

/** A build whose files weigh so many KB; all entries import the shared one. */
function writeBuild(more: Partial<Record<keyof typeof weights, number>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-build-'));
  folders.push(folder);
  mkdirSync(join(folder, '.vite'));
  const manifest: Record<string, object> = {};
  for (const [index, [source, kb]] of Object.entries({ ...weights, ...more }).entries()) {
    manifest[source] = { file: `${index}.js`, imports: source.startsWith('src/e') ? ['_shared'] : [] };
    writeFileSync(join(folder, `${index}.js`), randomBytes(kb * 1024));
  }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  return openBrowserBuild(folder);
}

describe('bundle budgets', () => {
  test('count what a page loads beyond what is there', () => {
    const rows = measureBudgets(writeBuild(), routes);

    expect(rows.map(({ what, kb }) => [what, Math.round(kb)])).toEqual([
      ['boot script', 1],
      ['landing before interaction', 1],
      ['landing in all', 61],
      ['home', 79],
      ['route chat', 13],
    ]);
    expect(rows.some(isOver)).toBe(false);
  });

  test.each([
    ['boot script', 'src/boot.ts', budgets.boot],
    ['landing in all', 'src/entry-landing.tsx', budgets.landing - 50],
    ['home', 'src/home-page.tsx', budgets.home - 70],
    ['route chat', 'src/chat-page.tsx', budgets.route],
    ['route chat', '../../packages/i18n/locales/ja/chat.po', budgets.route - 7],
  ] as const)('are exceeded: %s by %s', (what, source, kb) => {
    const rows = measureBudgets(writeBuild({ [source]: kb + 1 }), routes);

    expect(rows.filter(isOver).map((row) => row.what)).toEqual([what]);
    expect(formatBudgets(rows)).toMatch(new RegExp(`^OVER  ${what}`, 'm'));
  });

  test('name a page that the build does not have', () => {
    const missing = [...routes, { name: 'gone', catalogues: [], page: { source: 'src/gone-page.tsx' } }];

    expect(() => measureBudgets(writeBuild(), missing)).toThrow('src/gone-page.tsx is not in the manifest');
  });
});
