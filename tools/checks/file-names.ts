import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

/** Names that say nothing about what is inside, so that everything ends up there. */
const empty = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'general',
  'type',
  'types',
  'service',
  'services',
  'manager',
  'managers',
  'index',
]);
const code = /\.(?:tsx?|m?js)$/;
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Code files and their folders are kebab-case, named for what they do, and no file only passes on others. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  return tree.sources.flatMap((file) => {
    const parts = file.replace(code, '').split('/');
    const [name = ''] = parts.splice(-1);
    const messages = [
      ...parts
        .filter((folder) => empty.has(folder))
        .map((folder) => `lies in a folder named ${folder}, which says nothing: name the subject`),
      ...(isEmptyName(name) ? [`is named ${name}, which says nothing: name it by its verb or noun`] : []),
      ...(name.split('.').every((part) => kebab.test(part)) ? [] : ['is not kebab-case']),
      ...(name !== 'public' && tree.scan(file).isBarrel
        ? ['only passes on other files: import from where the thing is']
        : []),
    ];
    return messages.map((message) => ({ file, message }));
  });
}

/** `chat-utils` and `chat.service` are no better than `utils`. */
function isEmptyName(name: string): boolean {
  return empty.has(name.split(/[-.]/).at(-1) ?? '') || empty.has(name);
}
