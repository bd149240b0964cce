import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/cli';
import babel from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { languages } from '@peonia/i18n/languages.ts';

const web = join(import.meta.dirname, 'apps/web/src');
const features = join(web, 'features');

// Every feature folder of the web has its own catalogue, so a page loads only the words it shows. A part that a page
// shows without the
// rest of its feature, or that comes after it, has one for itself.
const parts = [
  'calls/ask',
  'chat/actions',
  'chat/details',
  'chat/dock',
  'chat/message-cards',
  'chat/outbox',
  'chat/say-hi',
  'chat/search',
  'feed/compose',
  'feed/edit',
  'finance/books',
  'finance/disputes',
  'finance/reconciliation',
  'media/picture',
  'media/uploads',
  'media/voice',
  'moderation/audit',
  'moderation/bulk-dialog',
  'moderation/complaints',
  'moderation/dead-letters',
  'moderation/members',
  'moderation/own-complaints',
  'moderation/own-views',
  'moderation/report',
  'moderation/review',
  'moderation/roles',
  'moderation/search',
  'moderation/selfies',
  'moderation/view-as',
  'pages/agree',
  'pages/desk',
  'pages/offline',
  'payments/bill',
  'profiles/summary',
  'settings/computer',
  'settings/phone',
  'shell/mobile',
  'shell/scroll',
  'social/say-hi',
];
const folders = new Map([
  ['platform', 'platform'],
  ['routes', 'routes'],
  ...(existsSync(features) ? readdirSync(features, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map((entry): [string, string] => [entry.name, `features/${entry.name}`]),
  ...parts.map((part): [string, string] => [part.replace('/', '.'), `features/${part}`]),
]);

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [...folders].toSorted().map(([name, folder]) => ({
    path: `<rootDir>/packages/i18n/locales/{locale}/${name}`,
    include: [`<rootDir>/apps/web/src/${folder}`],
    exclude: [
      '**/*.test.ts',
      '**/*.test.tsx',
      ...parts.filter((part) => part.startsWith(`${name}/`)).map((part) => `**/features/${part}/**`),
    ],
  })),
  // Line numbers would change the files with every edit of the code around a message.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  // Half of the files hold no texts: they need not be parsed.
  extractors: [
    {
      match: (file) => babel.match(file),
      extract: (file, code, ...rest) => (code.includes('@lingui/') ? babel.extract(file, code, ...rest) : undefined),
    },
  ],
});
