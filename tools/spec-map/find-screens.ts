import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesWith } from './files-with.ts';
import type { Row } from './row.ts';
import { screens } from './screens.ts';

interface Source {
  readonly file: string;
  readonly text: string;
}

/**
 * A screen is built when the route table, or the renderer for what leads elsewhere, names it; its test is a journey
 * that opens it.
 */
export function findScreens(root: string): Row[] {
  const tables = [...sourcesIn(root, 'apps/web/src/routes'), ...sourcesIn(root, 'apps/web/src/routes/server')];
  const journeyLists = sourcesIn(root, 'e2e', { recursive: true }).filter(({ file }) => !file.endsWith('.spec.ts'));
  return screens.map(([path, purpose]) => {
    const code =
      tables.find(({ text }) => spellings(path).some((spelling) => text.includes(spelling)))?.file ??
      generalEntry(path, tables);
    return { what: path, detail: purpose, code, test: code === null ? null : testOf(root, path, journeyLists) };
  });
}

function sourcesIn(root: string, folder: string, { recursive = false } = {}): Source[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));
}

/** How a route table may name a path: whole, or as the name that an entry of its family makes its path from. */
function spellings(path: string): string[] {
  const whole = [`'${path}'`, `"${path}"`, `\`${path}\``];
  if (path === '/') return ['renderLanding('];
  const setting = /^\/setting\/(\w+)$/.exec(path)?.[1];
  if (setting !== undefined) return [...whole, `setting({ name: '${setting}'`];
  const page = /^\/(\w+)$/.exec(path)?.[1];
  return page === undefined ? whole : [...whole, `written({ name: '${page}'`, `wayBack({ name: '${page}'`];
}

/** Lists of likes share one entry whose path is made from its kind. */
function generalEntry(path: string, tables: readonly Source[]): string | null {
  const kind = /^\/user\/(\w+)$/.exec(path)?.[1];
  return kind === undefined
    ? null
    : (tables.find(({ text }) => text.includes('`/user/${kind}`') && text.includes(`kind: '${kind}'`))?.file ?? null);
}

/** A journey that opens the page by its address, or walks a list of pages that holds it. */
function testOf(root: string, path: string, journeyLists: readonly Source[]): string | null {
  const ofGuests = path === '/help' ? '/en/help' : path;
  const opened = path.endsWith('/:id')
    ? [path.replace(/:id$/, ''), `/\${${path.split('/')[1]}`]
    : [`'${ofGuests}'`, `${ofGuests}?`, `"${ofGuests}"`, `\`${ofGuests}\``];
  const within = (folders: readonly string[]) =>
    opened.map((address) => filesWith(root, folders, address)[0]).find((file) => file !== undefined);
  const journey = within(['e2e']);
  if (journey !== undefined) return journey;
  const list = journeyLists.find(({ text }) => text.includes(`'${path}'`));
  const walker = list === undefined ? undefined : filesWith(root, ['e2e'], basename(list.file))[0];
  return walker ?? within(['apps/web/src/routes']) ?? null;
}
