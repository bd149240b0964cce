import { defineConfig } from '@playwright/test';
import { chooseJourneyPorts, journeyAddress, journeySettings } from './tools/test/journey-settings.ts';
import { findProgram, headlessShell } from './tools/test/require-programs.ts';

chooseJourneyPorts();
// JOURNEY_HOST=localhost runs the same journeys on the China domain.
const baseURL = `http://${process.env.JOURNEY_HOST ?? '127.0.0.1'}:${process.env.E2E_PORT}`;
const executablePath = findProgram(headlessShell);

// A whole installation has a configuration of its own.
const testIgnore = ['**/node_modules/**', '**/dist/**', 'e2e/topology/**'];
/** Journeys in a browser of their own. */
const inWholeBrowser = 'e2e/notifications/push.spec.ts';

export default defineConfig({
  // Journeys through the product, and the parts of the design system on their own page.
  testMatch: ['e2e/**/*.spec.ts'],
  testIgnore,
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  timeout: 120_000,
  globalTimeout: 40 * 60_000,
  // A machine that does something else as well takes long to load a page.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL,
    // Requests of a worker pass by the routes of a journey; journeys about the worker allow it.
    serviceWorkers: 'block',
    // Recording costs a quarter of the time. Failed journeys run once more with it (tools/test/journey-suite.ts);
    // TRACE=1 records all.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Compiling scripts of pages that live for seconds costs more than running them as they are: a sixth.
        '--js-flags=--no-opt --no-maglev',
        // A microphone that beeps and two cameras that show a moving pattern. The same browser for all journeys: each
        // other one takes a new worker.
        '--use-fake-device-for-media-stream=device-count=2',
        '--use-fake-ui-for-media-stream',
        '--allow-loopback-in-peer-connection',
      ],
    },
  },
  projects: [
    // First, while there is work for the other workers: at the end one would be left alone with them.
    { name: 'whole browser', testMatch: inWholeBrowser, use: { browserName: 'chromium' } },
    { name: 'chromium', testIgnore: [...testIgnore, inWholeBrowser], use: { browserName: 'chromium' } },
  ],
  // A complete run has started it before.
  ...(process.env.JOURNEYS_SERVED === '1'
    ? {}
    : {
        webServer: {
          command: `"${process.execPath}" tools/run.mjs tools/test/serve-journeys.ts`,
          url: `${journeyAddress()}/readyz`,
          env: { ...journeySettings() },
          stdout: 'ignore',
          stderr: 'pipe',
          timeout: 180_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        },
      }),
});
