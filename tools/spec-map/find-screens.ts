import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './row.ts';
import { screens } from './screens.ts';
import { filesWith } from './files-with.ts';

/** A screen is built when the route table names its path; its test is a journey that opens it. */
export function findScreens(root: string): Row[] {
  const folder = join(root, 'apps/web/src/routes');
  const tables = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => ({ file: `apps/web/src/routes/${name}`, text: readFileSync(join(folder, name), 'utf8') }));
  return screens.map(([path, purpose]) => {
    const spellings = [`'${path}'`, `"${path}"`, `\`${path}\``];
    const code = tables.find(({ text }) => spellings.some((spelling) => text.includes(spelling)))?.file ?? generalEntry(path, tables);
    const opened = path === '/' ? "'/'" : path.replace(/\/:id$/, '/');
    return { what: path, detail: purpose, code, test: code === null ? null : filesWith(root, ['e2e'], opened)[0] ?? null };
  });
}

/** Lists of likes share one entry whose path is made from its kind. */
function generalEntry(path: string, tables: readonly { file: string; text: string }[]): string | null {
  const kind = /^\/user\/(\w+)$/.exec(path)?.[1];
  return kind === undefined ? null : (tables.find(({ text }) => text.includes('`/user/${kind}`') && text.includes(`kind: '${kind}'`))?.file ?? null);
}
