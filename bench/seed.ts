import { parseArgs } from 'node:util';
import { migrate } from '../apps/api/src/platform/db/migrate/migrate.ts';
import { fillDatabase } from './seed/fill-database.ts';

// Fills the database that DATABASE_URL names: node bench/seed.ts --members 1000000 --seed 1
const { values } = parseArgs({
  options: { members: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const url = process.env.DATABASE_URL;
if (url === undefined || url === '') throw new Error('DATABASE_URL must name an empty database');
await migrate(url);
const started = performance.now();
const say = (line: string) => console.log(`${Math.round((performance.now() - started) / 1_000)} s: ${line}`);
await fillDatabase(url, { members: Number(values.members), seed: Number(values.seed), say });
say('done');
