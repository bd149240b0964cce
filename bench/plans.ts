import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readWriting } from '../apps/api/src/features/chat/thread.sql.ts';
import { storeMessage } from '../apps/api/src/features/chat/message.sql.ts';
import { drawDeck } from '../apps/api/src/features/discovery/encounters/encounter.sql.ts';
import { countNew } from '../apps/api/src/features/discovery/saved/saved-search.sql.ts';
import type { PlanCost, PlanResult } from './found.ts';
import { hotReads, recordReads } from './hot-reads.ts';
import { round } from './measure.ts';
import { openServer } from './open-server.ts';
import { peopleReads } from './people-reads.ts';
import { openReaders, type Pair } from './readers.ts';
import type { RecordedQuery } from './record-queries.ts';
import { writeReport } from './report.ts';
import { indexWords, searchReads } from './search-reads.ts';
import { fillDatabase, filledRange } from './seed/fill-database.ts';

const runs = 41;

/** Costs of every hot query, by name, in a database of this many members. */
async function costsAt(url: string, members: number): Promise<Map<string, PlanCost>> {
  const range = (await filledRange(url)) ?? (await fillDatabase(url, { members, say: console.log }));
  if (withSearch) await indexWords(url);
  const { pairs, others } = await openReaders(url, range, 20);
  const plan = await recordReads(url, [...hotReads(pairs, others), ...peopleReads(pairs), ...(withSearch ? searchReads(pairs) : [])]);
  const byName = Map.groupBy([...Object.values(plan).flat().flat().flat(), ...pairs.flatMap(sendQueries), ...pairs.flatMap(dailyQueries)], (query) => query.name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const costs = new Map<string, PlanCost>();
  try {
    for (const [name, queries] of byName) costs.set(name.replace(/_[0-9a-f]{8}$/, ''), await costOf(client, queries));
  } finally {
    await client.end();
  }
  return costs;
}

/** What sending a message costs; the write is rolled back. */
function sendQueries({ one, other }: Pair): RecordedQuery[] {
  const values: Record<string, unknown> = {
    reader: one.id, member: other.id, sender: one.id, receiver: other.id, client_id: 'bench-plan-client', kind: 'text', content: 'Hello',
    was_answered: true, was_waiting: 0, is_answered: true, waiting: 0, sender_composer: 'open', thread_id: null,
  };
  return [readWriting, storeMessage].map(({ name, text, params }) => ({ name: `${name}_00000000`, text, values: params.map((param) => values[param]) }));
}

/** What is done once a day for a member: drawing a deck, and looking for new people of a saved search. */
function dailyQueries({ one }: Pair): RecordedQuery[] {
  const wish = { search_id: 1, since: 0, reader: one.id, reader_vip: false, match: false, gender: 0, online: false, verified: false, photo: false, words: [], groups: [], needed: 0 };
  const values: Record<string, unknown> = {
    reader: one.id, reader_vip: false, gender: 1, met: [0], days: 30, reach: 5_000, pool: 400, most: 100, seed: `${one.id} bench `, wishes: JSON.stringify([wish]), until: 2 ** 40,
  };
  return [drawDeck, countNew].map(({ name, text, params }) => ({ name: `${name}_00000000`, text, values: params.map((param) => values[param]) }));
}

async function costOf(client: pg.Client, queries: readonly RecordedQuery[]): Promise<PlanCost> {
  const costs: PlanCost[] = [];
  for (let run = 0; run < runs; run += 1) {
    const query = queries[run % queries.length];
    if (query === undefined) break;
    const values = [...query.values];
    // The thread that the pair writes in is only known to this database.
    const thread = query.name.startsWith('store_message') ? values.indexOf(null) : -1;
    if (thread >= 0) values[thread] = await threadOf(client, values);
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(`explain (analyze, buffers, format json) ${query.text}`, values);
    await client.query('rollback');
    const explained = rows[0]?.['QUERY PLAN'][0];
    if (explained !== undefined) costs.push({ buffers: explained.Plan['Shared Hit Blocks'] + explained.Plan['Shared Read Blocks'], p50: explained['Execution Time'] });
  }
  const middle = (value: (cost: PlanCost) => number) => costs.map(value).toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
  return { buffers: middle((cost) => cost.buffers), p50: round(middle((cost) => cost.p50), 3) };
}

interface Explained {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
  readonly 'Execution Time': number;
}

async function threadOf(client: pg.Client, values: readonly unknown[]): Promise<unknown> {
  const ids = values.filter((value) => typeof value === 'number' && value > 0);
  const { rows } = await client.query<{ id: string }>('select id from thread where low_id = any($1::bigint[]) and high_id = any($1::bigint[])', [ids]);
  return rows[0]?.id;
}

const { values } = parseArgs({ options: { members: { type: 'string', default: '1000000' }, small: { type: 'string', default: '10000' }, keep: { type: 'string' }, search: { type: 'string', default: 'yes' } } });
/** The words of a million members take their time: `--search no` leaves them and the searches out. */
const withSearch = values.search !== 'no';
const [small, large] = [Number(values.small), Number(values.members)];
// With --keep a folder, its databases are filled once and measured again in the next run.
const server = await openServer({ keep: values.keep });
try {
  const few = await costsAt(await server.createDatabase('small'), small);
  const many = await costsAt(await server.createDatabase('large'), large);
  const plans = [...few].flatMap(([query, cost]) => {
    const other = many.get(query);
    return other === undefined ? [] : [{ query, small: cost, large: other }];
  });
  const result: PlanResult = { date: new Date().toISOString(), small, large, plans };
  console.table(plans.map((plan) => ({ query: plan.query, small: plan.small.buffers, large: plan.large.buffers, ms: plan.small.p50, large_ms: plan.large.p50 })));
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${result.date.slice(0, 10)}-plans.json`), `${JSON.stringify(result, null, 2)}\n`);
  writeReport(folder);
} finally {
  await server.stop();
}
