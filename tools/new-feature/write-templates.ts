import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { declareClasses } from '../css/declare-classes.ts';

const templates = join(import.meta.dirname, 'templates');

/**
 * Writes every file of `templates` for a feature: `_name_`, `_number_` in paths and `{{name}}`, `{{Name}}` in texts are
 * filled in. Returns the paths of the files.
 */
export function writeTemplates(root: string, name: string): string[] {
  const number = nextMigration(root);
  const files = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(templates, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
  return files.flatMap((file) => {
    const path = file
      .replace(/\.txt$/, '')
      .replaceAll('_number_', number)
      .replaceAll('_name_', name);
    const text = readFileSync(join(templates, file), 'utf8')
      .replaceAll('{{name}}', name)
      .replaceAll('{{Name}}', capitalize(name));
    write(root, path, text);
    if (!path.endsWith('.module.css')) return [path];
    write(root, `${path}.d.ts`, declareClasses(text));
    return [path, `${path}.d.ts`];
  });
}

/** `wheel` -> `Wheel`. */
export function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { flag: 'wx' });
}

function nextMigration(root: string): string {
  const numbers = readdirSync(join(root, 'apps/api/migrations')).map((file) => Number(/^\d{4}/.exec(file)?.[0] ?? 0));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
