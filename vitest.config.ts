import { defineConfig } from 'vitest/config';
import { cssModules } from './apps/web/vite-css-modules.ts';
import { linguiPlugins } from './apps/web/vite-lingui.ts';
import { LongestFirst } from './tools/test/longest-first.ts';

const files = '**/*.test.{ts,tsx}';
const setupFiles = ['tools/test/set-up-fast-check.ts'];
/** Node runs the sources as the program does. The parts for browsers, in the last project, need Vite. */
const experimental = { viteModuleRunner: false, nodeLoader: false };
const forBrowsers = `packages/i18n/src/phrases/${files}`;
const exclude = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

export default defineConfig({
  test: {
    // One more than the cores of the smallest machine: a test waits often, for the database, a killed server, a film.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    // Each project starts only when one of its files runs: pure tests do not wait for a database. Files share a worker
    // and its modules: loading the program again takes longer than most files. Those for browsers, where modules keep
    // the state of a page, begin with fresh ones.
    projects: [
      {
        test: {
          name: 'pure',
          experimental,
          include: [
            `packages/{core,contract,i18n,testing}/${files}`,
            `apps/{desktop,mobile}/${files}`,
            `tools/${files}`,
          ],
          exclude: [...exclude, forBrowsers],
          setupFiles,
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          experimental,
          include: [`apps/api/${files}`],
          exclude,
          setupFiles,
          isolate: false,
          globalSetup: ['tools/test/set-up-database.ts'],
          // The built web app is loaded as the program does it: transforming it again takes longer than most files.
          server: { deps: { external: [/\/apps\/web\/dist\//] } },
        },
      },
      {
        plugins: linguiPlugins,
        oxc: { jsx: { runtime: 'automatic' } },
        css: { modules: cssModules },
        test: {
          name: 'web',
          css: { include: /\.module\.css$/ },
          include: [`apps/web/${files}`, `packages/ui/${files}`, forBrowsers, `e2e/${files}`],
          exclude,
          setupFiles: [...setupFiles, 'tools/test/set-up-fresh-modules.ts'],
          isolate: false,
        },
      },
    ],
  },
});
