import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { openServer } from './open-server.ts';

/** A rolling restart with 500 open sockets: how long each of them is away, and that nothing fails or is lost. */
// The bundle: build it first.
process.env['BUILT_SERVER'] = '1';
const { runRollingRestart } = await import('../apps/api/test/process/rolling-restart.ts');
const server = await openServer();
try {
  const { away, ...run } = await runRollingRestart(await server.createDatabase('rolling'));
  const at = (share: number) => Math.round(away[Math.min(away.length - 1, Math.floor(away.length * share))] ?? 0);
  const result = {
    date: new Date().toISOString(),
    cores: availableParallelism(),
    load_average: loadavg().map((load) => Math.round(load * 10) / 10),
    ...run,
    moves: away.length,
    away_ms: { p50: at(0.5), p99: at(0.99), longest: at(1) },
  };
  console.log(JSON.stringify(result, null, 2));
  writeFileSync(
    join(import.meta.dirname, 'results', `${result.date.slice(0, 10)}-rolling-restart.json`),
    `${JSON.stringify(result, null, 2)}\n`,
  );
} finally {
  await server.stop();
}
