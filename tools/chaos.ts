import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from './build-server.ts';
import { root } from './root.ts';
import { nginx, pgbouncer, postgres, redis, requirePrograms } from './test/require-programs.ts';

// Harms each part of an installation in turn, under load, and compares every history: npm run chaos -- --minutes 10
// One act, or those whose name has these words: --only clock --only packets
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, only: { type: 'string', multiple: true, default: [] } },
});
requirePrograms([nginx, pgbouncer, postgres, redis]);
await buildServer();
process.env.BUILT_SERVER = '1';
// What starts the servers reads the environment when it is loaded.
const { runChaos } = await import('../apps/api/test/topology/run-chaos.ts');
const report = await runChaos(Number(values.minutes), console.log, values.only);
const result = {
  ...report,
  cores: availableParallelism(),
  node: process.version,
  load_average: loadavg().map((load) => Math.round(load * 10) / 10),
};
const name = `${report.date.slice(0, 10)}-chaos.json`;
writeFileSync(join(root, 'bench/results', name), `${JSON.stringify(result, null, 2)}\n`);
console.log(
  `${report.acts.length} acts, ${report.messages} messages, ${report.gifts} gifts, ${report.faults.length} faults`,
);
for (const fault of report.faults) console.error(fault);
process.exit(report.faults.length === 0 ? 0 : 1);
