import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './apps/web/vite-lingui.ts';
import { writtenPages } from './apps/web/vite-pages.ts';

const files = '**/*.test.{ts,tsx}';
const exclude = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Each project starts only when one of its files runs: pure tests do not wait for a database.
    projects: [
      // Pure functions and markup keep nothing between files, so their files share a worker: five times as quick.
      { test: { name: 'pure', include: [`packages/{core,contract,i18n,testing}/${files}`, `tools/${files}`], exclude, isolate: false } },
      { test: { name: 'api', include: [`apps/api/${files}`], exclude, globalSetup: ['tools/test/set-up-database.ts'] } },
      {
        plugins: [...linguiPlugins, writtenPages()],
        oxc: { jsx: { runtime: 'automatic' } },
        test: { name: 'web', include: [`apps/web/${files}`, `packages/ui/${files}`], exclude, isolate: false },
      },
    ],
  },
});
