import { featureOrder } from '../feature-order.mjs';
import { innerImports } from './source/each-import.ts';
import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';

/** Feature names that are technical terms in a platform as well. */
const technical = new Set(['calls', 'captcha', 'media', 'pages', 'settings', 'shell']);

/** Product words beside the names of features. */
const words = [
  'album',
  'gateway',
  'invoice',
  'match',
  'payment',
  'paypal',
  'relay',
  'signin',
  'stripe',
  'translate',
  'translator',
  'wechat',
];
const nouns = new Set(
  [...featureOrder.filter((feature) => !technical.has(feature)), ...words].flatMap((word) => [
    word,
    word.replace(/s$/, ''),
  ]),
);

/** Names that mean something technical, and what. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/api/src/platform/db/embedded/embedded-account.ts': 'an account of the operating system',
};

/** A file or folder of a platform is named after no product noun, and nothing in a platform imports the features. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const named = tree.files.flatMap((file) => {
    const [, path] = /^apps\/(?:api|web)\/src\/platform\/(.+)$/.exec(file) ?? [];
    const noun = path?.split(/[/.-]/).find((part) => nouns.has(part));
    return noun === undefined || file in exceptions
      ? []
      : [{ file, message: `is named after the product noun "${noun}": move it into its feature` }];
  });
  const upward = innerImports(tree).flatMap(({ from, to, use }) => {
    const [, app] = /^apps\/(api|web)\/src\/platform\//.exec(from) ?? [];
    if (app === undefined || to.startsWith(`apps/${app}/src/platform/`) || !to.startsWith('apps/')) return [];
    if (to.startsWith(`apps/${app}/test/`)) return [];
    return [{ file: from, line: use.line, message: `imports ${to}: a platform imports nothing above it` }];
  });
  return [...named, ...upward];
}
