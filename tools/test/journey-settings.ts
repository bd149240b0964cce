/** What listens for the journeys, one port after the other: the program, and what stands beside it. */
export const portNames = [
  'E2E_PORT',
  'E2E_OPENID_PORT',
  'E2E_PUSH_PORT',
  'E2E_TURN_PORT',
  'E2E_CONTROL_PORT',
  'E2E_STAFF_PORT',
  'E2E_TRANSLATOR_PORT',
  'E2E_MODEL_PORT',
  'E2E_TRANSCRIPTION_PORT',
] as const;

/** Chosen once for a run: its workers and the program must find the same ports. */
export function chooseJourneyPorts(): void {
  const first = Number(process.env.E2E_PORT ?? 20_000 + Math.floor(Math.random() * 12_000));
  for (const [place, name] of portNames.entries()) process.env[name] ??= String(first + place);
}

/** Where the program of the journeys listens. */
export function journeyAddress(): string {
  return `http://127.0.0.1:${process.env.E2E_PORT}`;
}

/** Environment of `serve-journeys.ts`, once the ports are chosen. */
export function journeySettings(): Readonly<Record<string, string>> {
  const port = (name: (typeof portNames)[number]) => process.env[name] ?? '';
  return {
    PORT: port('E2E_PORT'),
    HOST: '127.0.0.1',
    E2E_OPENID_PORT: port('E2E_OPENID_PORT'),
    E2E_CONTROL_PORT: port('E2E_CONTROL_PORT'),
    E2E_STAFF_PORT: port('E2E_STAFF_PORT'),
    E2E_TRANSLATOR_PORT: port('E2E_TRANSLATOR_PORT'),
    PUSH_HOSTS: `127.0.0.1:${port('E2E_PUSH_PORT')}`,
    TURN_URLS: `turn:127.0.0.1:${port('E2E_TURN_PORT')}`,
    // Nobody listens there but in the journey that writes with ideas: everywhere else the bank answers.
    TEXT_MODEL_URL: `http://127.0.0.1:${port('E2E_MODEL_PORT')}/v1`,
    TEXT_MODEL_KEY: 'key-of-the-model',
    TEXT_MODEL_NAME: 'small-writer',
    // The same for what is said in recordings.
    TRANSCRIPTION_URL: `http://127.0.0.1:${port('E2E_TRANSCRIPTION_PORT')}/v1`,
    TRANSCRIPTION_KEY: 'key-of-the-ears',
    TRANSCRIPTION_MODEL: 'whisper-1',
    // Journeys turn translation on themselves; the translations of the cast have tests of their own.
    HUMAN_TRANSLATIONS: '0',
  };
}
