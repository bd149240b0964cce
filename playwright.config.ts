import { defineConfig } from '@playwright/test';
import { findProgram, headlessShell } from './tools/test/require-programs.ts';

// Chosen once: the workers load this file too and must find the same program.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
process.env.E2E_OPENID_PORT ??= String(Number(process.env.E2E_PORT) + 1);
process.env.E2E_PUSH_PORT ??= String(Number(process.env.E2E_PORT) + 2);
process.env.E2E_MODEL_PORT ??= String(Number(process.env.E2E_PORT) + 7);
process.env.E2E_TURN_PORT ??= String(Number(process.env.E2E_PORT) + 3);
process.env.E2E_CONTROL_PORT ??= String(Number(process.env.E2E_PORT) + 4);
process.env.E2E_STAFF_PORT ??= String(Number(process.env.E2E_PORT) + 5);
process.env.E2E_TRANSLATOR_PORT ??= String(Number(process.env.E2E_PORT) + 6);
process.env.E2E_TRANSCRIPTION_PORT ??= String(Number(process.env.E2E_PORT) + 8);
const port = process.env.E2E_PORT;
// JOURNEY_HOST=localhost runs the same journeys on the China domain.
const address = `http://127.0.0.1:${port}`;
const baseURL = `http://${process.env.JOURNEY_HOST ?? '127.0.0.1'}:${port}`;
// Nobody listens there but in the journey that writes with ideas: everywhere else the bank answers.
const textModel = {
  TEXT_MODEL_URL: `http://127.0.0.1:${process.env.E2E_MODEL_PORT}/v1`,
  TEXT_MODEL_KEY: 'key-of-the-model',
  TEXT_MODEL_NAME: 'small-writer',
};
// The same for what is said in recordings.
const transcription = {
  TRANSCRIPTION_URL: `http://127.0.0.1:${process.env.E2E_TRANSCRIPTION_PORT}/v1`,
  TRANSCRIPTION_KEY: 'key-of-the-ears',
  TRANSCRIPTION_MODEL: 'whisper-1',
};
const executablePath = findProgram(headlessShell);

export default defineConfig({
  // Journeys through the product, and the parts of the design system on their own page.
  testMatch: ['e2e/**/*.spec.ts'],
  // A whole installation has a configuration of its own.
  testIgnore: ['**/node_modules/**', '**/dist/**', 'e2e/topology/**'],
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
        // A microphone that beeps and two cameras that show a moving pattern. The same browser for all journeys: what
        // needs another one waits until the others are done.
        '--use-fake-device-for-media-stream=device-count=2',
        '--use-fake-ui-for-media-stream',
        '--allow-loopback-in-peer-connection',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `"${process.execPath}" tools/run.mjs tools/test/serve-journeys.ts`,
    url: `${address}/readyz`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      E2E_OPENID_PORT: process.env.E2E_OPENID_PORT,
      E2E_CONTROL_PORT: process.env.E2E_CONTROL_PORT,
      E2E_STAFF_PORT: process.env.E2E_STAFF_PORT,
      E2E_TRANSLATOR_PORT: process.env.E2E_TRANSLATOR_PORT,
      PUSH_HOSTS: `127.0.0.1:${process.env.E2E_PUSH_PORT}`,
      TURN_URLS: `turn:127.0.0.1:${process.env.E2E_TURN_PORT}`,
      ...textModel,
      ...transcription,
      // Journeys turn translation on themselves; the translations of the cast have tests of their own.
      HUMAN_TRANSLATIONS: '0',
    },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
