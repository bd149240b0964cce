import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureOrder } from '../feature-order.mjs';

/** Words of the language, and names that catalogues and folders already have. */
const reserved = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally ' +
    'for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof var void while with yield async of arguments eval undefined ' +
    'feature features platform routes errors mails fixtures'
  ).split(' '),
);

/** Says why a name cannot be that of a new feature; null where it can. */
export function checkName(root: string, name: string): string | null {
  if (!/^[a-z]{3,20}$/.test(name))
    return `"${name}" is not a name for a feature: 3 to 20 letters a-z, one word, as in "wheel"`;
  if (reserved.has(name)) return `"${name}" is a reserved word: choose another name`;
  const taken = [
    `apps/api/src/features/${name}`,
    `apps/web/src/features/${name}`,
    `apps/web/src/routes/${name}.ts`,
    ...contractFiles(root).filter((path) => path.endsWith(`/${name}.ts`)),
  ].find((path) => existsSync(join(root, path)));
  if (taken !== undefined) return `"${name}" exists already: ${taken}`;
  return nameOfPage(root, name) ?? nameOfPlatform(root, name);
}

function contractFiles(root: string): string[] {
  const folder = 'packages/contract/src';
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  );
}

function nameOfPage(root: string, name: string): string | null {
  const folder = 'apps/web/src/routes';
  const file = readdirSync(join(root, folder))
    .filter((entry) => entry.endsWith('.ts'))
    .find((entry) => new RegExp(`'/?${name}'`).test(readFileSync(join(root, folder, entry), 'utf8')));
  return file === undefined ? null : `"${name}" is a page already: ${folder}/${file}`;
}

/** The rule `platform-nouns` refuses files of a platform that are named after a feature. */
function nameOfPlatform(root: string, name: string): string | null {
  if (featureOrder.includes(name)) return null;
  const file = ['apps/api/src/platform', 'apps/web/src/platform']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .find((path) => path.split(/[\\/.-]/).some((part) => part === name || part === name.replace(/s$/, '')));
  return file === undefined ? null : `"${name}" is a technical term of the platform: ${file}`;
}
