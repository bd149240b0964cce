import { relaySettings } from '../../apps/api/src/features/calls/relay/relay-settings.ts';

// A whole installation behind one port, for the journey through it. The bundle and the pages are built before.
const { PORT = '', TURN_URLS = '' } = process.env;
const [, secret] = relaySettings.settings;
process.env.BUILT_SERVER = '1';
// What starts the servers reads the environment when it is loaded.
const { openTopology } = await import('../../apps/api/test/topology/open-topology.ts');
const topology = await openTopology(
  { PUBLIC_URL: `http://127.0.0.1:${PORT}`, TURN_URLS, TURN_SECRET: secret?.fallback ?? '', HUMAN_TRANSLATIONS: '0' },
  { port: Number(PORT) },
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void topology.close().finally(() => process.exit(0)));
