import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Weighs JavaScript, gzipped: of the landing page what runs before the first touch, and everything up to the sent form;
 * of the signed-in home page everything up to the news on the screen; of conversations, the heaviest further route,
 * what they add to that. Run after a build: `node bench/landing/sizes.ts [folder of the browser's build]`. Ends with 1
 * where a budget is passed. Budgets: requirements 38.
 */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const budgets = { boot: 3, beforeTouch: 60, all: 110, home: 150, chat: 40 } as const;
const client = process.argv[2] ?? join(import.meta.dirname, '../../apps/web/dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const boot = weigh([fileOf('src/boot.ts')]);
const program = [...reach('src/entry-landing.tsx')];
const all = boot + weigh(program) + catalogueOf('accounts');

/** Catalogues of the frame, and those that the route of the home page names. */
const homeTexts = [
  'platform',
  'routes',
  'shell',
  'profiles.summary',
  'social.say-hi',
  'media.picture',
  'feed',
] as const;
const frame = [...reach('src/entry-app.tsx')];
const home = [...new Set([...frame, ...reach('src/routes/home/home-page.tsx')])];
const texts = homeTexts.reduce((sum, name) => sum + catalogueOf(name), 0);

/** What a further route adds: home is there, and what every page fetches after its first paint (`start-chat.ts`). */
const before = new Set([...home, ...reach('src/features/chat/live/chat-events.ts')]);
const chat = [...reach('src/routes/chat/chat-page.tsx')].filter((file) => !before.has(file));
/** Catalogues that the route of conversations names and home has not. */
const chatTexts = ['media.uploads', 'gifts', 'chat', 'calls.ask', 'translation'].reduce(
  (sum, name) => sum + catalogueOf(name),
  0,
);

const rows = [
  { what: 'boot script', kb: boot, budget: budgets.boot },
  // The program itself waits for the first touch, so the boot script is all there is before.
  { what: 'before the first touch', kb: boot, budget: budgets.beforeTouch },
  { what: 'in all', kb: all, budget: budgets.all },
  { what: 'home, signed in', kb: boot + weigh(home) + texts, budget: budgets.home },
  { what: 'chat, after home', kb: weigh(chat) + chatTexts, budget: budgets.chat },
];
console.log(`of chat: ${weigh(chat).toFixed(1)} KB the page, ${chatTexts.toFixed(1)} KB its texts`);
console.log(
  `of home: ${weigh(frame).toFixed(1)} KB the frame of every page, ${(weigh(home) - weigh(frame)).toFixed(1)} KB the page, ${texts.toFixed(1)} KB its texts`,
);
for (const { what, kb, budget } of rows) console.log(`${what.padEnd(24)} ${kb.toFixed(1).padStart(6)} KB of ${budget}`);
for (const file of program.toSorted((a, b) => weigh([b]) - weigh([a])).slice(0, 8))
  console.log(`  ${weigh([file]).toFixed(1).padStart(6)} KB ${file}`);
if (rows.some(({ kb, budget }) => kb > budget)) process.exitCode = 1;

function reach(name: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return found;
  seen.add(name);
  found.add(fileOf(name));
  for (const next of manifest[name]?.imports ?? []) reach(next, found, seen);
  return found;
}

/** Texts of a feature, which come in one language: the heaviest counts. */
function catalogueOf(feature: string): number {
  const names = Object.keys(manifest).filter((name) => name.endsWith(`/${feature}.po`));
  return Math.max(0, ...names.map((name) => weigh([fileOf(name)])));
}

function fileOf(name: string): string {
  const file = manifest[name]?.file;
  if (file === undefined) throw new Error(`${name} is not in the manifest of ${client}`);
  return file;
}

function weigh(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) / 1024;
}
