import { type EmbeddedRelay, startEmbeddedRelay } from '../apps/api/src/features/calls/relay/embedded-relay.ts';
import { relaySettings } from '../apps/api/src/features/calls/relay/relay-settings.ts';
import { canReadText } from '../apps/api/src/features/media/review/read-text.ts';
import { hasMediaPrograms } from '../apps/api/src/features/media/transcode/media-program.ts';
import { type Config, readConfig } from '../apps/api/src/platform/config/config.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/api/src/platform/db/embedded/embedded-postgres.ts';
import { migrate } from '../apps/api/src/platform/db/migrate/migrate.ts';
import { buildWeb, compressWeb } from './build-web.ts';
import { type Login, announce } from './start/announce.ts';
import { reloadOnChange } from './start/reload-on-change.ts';
import { bundle, type ServerProcess, sources, startServer, waitUntilReady } from './start/serve-child.ts';
import { openSteps } from './start/show-steps.ts';
import { waitForPort } from './start/wait-for-port.ts';

const begin = performance.now();
const stopping = new AbortController();
const steps = openSteps(process.stdout);
let postgres: Promise<EmbeddedPostgres> | undefined;
let relay: Promise<EmbeddedRelay | null> | undefined;
let server: ServerProcess | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

try {
  await start({ isReloading: process.argv.includes('--dev'), isBuilt: process.argv.includes('--built') });
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}

/** `isBuilt`: the bundle of the server instead of its sources, for tests of a run that has just made it. */
async function start({ isReloading, isBuilt }: Readonly<Record<'isReloading' | 'isBuilt', boolean>>): Promise<void> {
  const config = readConfig(process.env);
  const isProduction = config.env === 'production';
  const port = await waitForPort(config.host, config.port);
  const address = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`;

  const building = new AbortController();
  const signal = AbortSignal.any([stopping.signal, building.signal]);
  const [{ databaseUrl, logins }, relayUrl] = await allEnded(
    [
      prepareDatabase(config),
      bringUpRelay(config),
      steps.run('build', buildWeb({ signal, isCompressed: isProduction })),
    ] as const,
    () => building.abort(),
  );
  stopping.signal.throwIfAborted();

  // Mail names the address; on a laptop it is the one that is printed.
  const env = {
    PUBLIC_URL: address,
    // The cast comes with translations made by people.
    HUMAN_TRANSLATIONS: logins.length > 0 ? '1' : '0',
    ...process.env,
    ...(relayUrl === null ? {} : { TURN_URLS: relayUrl }),
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    DATA_DIR: config.dataDir,
  };
  const first = follow(startServer(env, isBuilt ? bundle : sources));
  if (!(await steps.run('program', waitUntilReady(address, first.ended)))) return;
  if (!hasMediaPrograms())
    console.log(
      '\n  ffmpeg is not installed: videos and voice messages are refused until it is; everything else works.',
    );
  if (!canReadText())
    console.log(
      '\n  tesseract is not installed: no text is looked for on photos, and reviewers see only those of the queue.',
    );
  if (relayUrl === null && config.of(relaySettings).urls.length === 0)
    console.log(
      '\n  There is no relay of calls (coturn is not installed, or TURN_URLS is not set): only friends who both agree can call each other.',
    );
  console.log(
    announce({
      address,
      smtpUrl: config.smtpUrl,
      isProduction,
      logins,
      dataDir: config.dataDir,
      seconds: (performance.now() - begin) / 1000,
    }),
  );
  if (isReloading) reloadOnChange({ env, address, signal: stopping.signal, first, follow });
  // One file after the other: the first page is asked for now. Who builds again meanwhile needs no copies of this one.
  else await compressWeb({ lanes: 1 }).catch(() => undefined);

  function follow(next: ServerProcess): ServerProcess {
    server = next;
    void next.ended.then((code) => {
      // With reload a broken program waits for the next change.
      if (server === next && !isReloading) void stop(code);
    });
    return next;
  }
}

/**
 * Fails as `Promise.all` does, but when all have ended: what works on the database must not lose it meanwhile. `cancel`
 * ends what may be ended at the first failure.
 */
async function allEnded<T extends readonly Promise<unknown>[]>(
  parts: T,
  cancel: () => void,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  for (const part of parts) part.catch(cancel);
  await Promise.allSettled(parts);
  return Promise.all(parts);
}

/** The database with its sample members, while the web app is built. */
async function prepareDatabase({ env, databaseUrl: given, dataDir }: Config): Promise<{
  readonly databaseUrl: string;
  readonly logins: readonly Login[];
}> {
  const databaseUrl = given || (await steps.run('database', bringUpPostgres(dataDir)));
  stopping.signal.throwIfAborted();
  return { databaseUrl, logins: env === 'production' ? [] : await seed(databaseUrl, dataDir) };
}

/** Fills an empty database with the cast. Loaded only here: production neither runs nor needs it. */
async function seed(databaseUrl: string, dataDir: string): Promise<Login[]> {
  await steps.run('migrations', migrate(databaseUrl));
  const { seedCast } = await import('@peonia/testing/seed-cast.ts');
  return steps.run('sample members', seedCast(databaseUrl, { dataDir }));
}

async function bringUpPostgres(dataDir: string): Promise<string> {
  postgres = startEmbeddedPostgres({
    dataDir,
    onRestart: () => console.error('PostgreSQL had died and was started again.'),
  });
  return (await postgres).url;
}

/** A relay of calls of our own where nobody named one; production names its own. */
async function bringUpRelay({ env, of }: Config): Promise<string | null> {
  const { urls, secret } = of(relaySettings);
  if (urls.length > 0 || env === 'production') return null;
  relay = startEmbeddedRelay({ secret });
  return (await relay)?.url ?? null;
}

/** First the program, so that it can finish its requests, then the database below it. */
async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  steps.close();
  await server?.stop();
  await (await relay?.catch(() => null))?.stop();
  const running = await postgres?.catch(() => undefined);
  await running?.stop();
  process.exit(code);
}
