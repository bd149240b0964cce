import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const port = process.env.E2E_PORT;

/** The journey through a whole installation; `npm run topology` runs it. */
export default defineConfig({
  ...journeys,
  testMatch: ['e2e/topology/*.spec.ts'],
  testIgnore: ['**/node_modules/**'],
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  workers: 1,
  webServer: {
    command: `"${process.execPath}" tools/run.mjs tools/test/serve-topology.ts`,
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: port ?? '', TURN_URLS: `turn:127.0.0.1:${process.env.E2E_TURN_PORT}` },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
