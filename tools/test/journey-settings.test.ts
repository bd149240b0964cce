import { afterEach, expect, test, vi } from 'vitest';
import { chooseJourneyPorts, journeyAddress, journeySettings, portNames } from './journey-settings.ts';

afterEach(() => vi.unstubAllEnvs());

/** As if no run had chosen yet. */
function begin(given: Readonly<Record<string, string>>): void {
  for (const name of portNames) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
}

test('ports follow the first one, and each has its own', () => {
  begin({ E2E_PORT: '21000' });

  chooseJourneyPorts();

  expect(journeyAddress()).toBe('http://127.0.0.1:21000');
  const { PORT, E2E_STAFF_PORT, TURN_URLS, TEXT_MODEL_URL } = journeySettings();
  expect({ PORT, E2E_STAFF_PORT, TURN_URLS, TEXT_MODEL_URL }).toEqual({
    PORT: '21000',
    E2E_STAFF_PORT: '21005',
    TURN_URLS: 'turn:127.0.0.1:21003',
    TEXT_MODEL_URL: 'http://127.0.0.1:21007/v1',
  });
});

test('what was chosen before is kept, as workers and the program meet there', () => {
  begin({ E2E_PORT: '21000', E2E_STAFF_PORT: '30000' });
  chooseJourneyPorts();
  const first = journeySettings();

  chooseJourneyPorts();

  expect(journeySettings()).toEqual(first);
  expect(first['E2E_STAFF_PORT']).toBe('30000');
});
