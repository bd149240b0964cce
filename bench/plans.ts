import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { storeMessage } from '../apps/api/src/features/chat/messages/message.sql.ts';
import { storeTextFastPath } from '../apps/api/src/features/chat/sending/fast-path/send-text-fast-path.sql.ts';
import { readSendContext } from '../apps/api/src/features/chat/sending/send-context.sql.ts';
import { drawDeck } from '../apps/api/src/features/discovery/encounters/encounter.sql.ts';
import { countNew } from '../apps/api/src/features/discovery/saved-searches/saved-search.sql.ts';
import { hotReads, recordReads, type HotRead } from './hot-reads.ts';
import { round } from './measure.ts';
import { openServer } from './open-server.ts';
import { peopleReads } from './people-reads.ts';
import { openReaders, type Pair } from './readers.ts';
import type { RecordedQuery, RecordedRequest } from './record-queries.ts';
import { writeReport } from './report/write-report.ts';
import type { PlanCost, PlanResult } from './results.ts';
import { prepareSearches, searchReads } from './search-reads.ts';
import { evenLikes } from './seed/even-likes.ts';
import { fillDatabase, filledRange } from './seed/fill-database.ts';
import { indexWords } from './seed/index-words.ts';

const runs = 41;

/** Costs of every hot query, by name, in a database of this many members. */
async function costsAt(url: string, members: number): Promise<Map<string, PlanCost>> {
  const range =
    (await filledRange(url)) ??
    (await fillDatabase(url, { members, only: isPeopleOnly ? 'people' : 'all', say: console.log }));
  if (withSearch) await indexWords(url);
  if (values.fill) return new Map();
  const { pairs, others } = await openReaders(url, range, 20);
  await evenLikes(url, pairs);
  const searches = withSearch ? searchReads(pairs, await prepareSearches(url, pairs)) : [];
  const reads = [...(isPeopleOnly ? [] : hotReads(pairs, others)), ...peopleReads(pairs), ...searches];
  const plan = await recordReads(url, reads);
  const recorded = [
    ...reads.flatMap((read) => measuredOf(read, plan[read.name] ?? [])),
    ...[...(isPeopleOnly ? [] : pairs.flatMap(sendQueries)), ...pairs.flatMap(dailyQueries)].map(alone),
  ];
  const byName = Map.groupBy(recorded, ({ name }) => name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const costs = new Map<string, PlanCost>();
  try {
    for (const [name, measured] of byName)
      costs.set(
        name,
        await costOf(
          client,
          measured.map(({ queries }) => queries),
        ),
      );
  } finally {
    await client.end();
  }
  return costs;
}

/** Queries whose costs are told as one. */
interface Measured {
  readonly name: string;
  readonly queries: readonly RecordedQuery[];
}

/**
 * Each query by itself; of a read that stands apart those that look for people together: reading the cards is the same
 * everywhere.
 */
function measuredOf({ name, isApart }: HotRead, requests: readonly RecordedRequest[]): Measured[] {
  if (isApart !== true) return requests.flat(2).map(alone);
  return requests.map((request) => ({
    name,
    queries: request.flat().filter((query) => query.name.startsWith('search_')),
  }));
}

/** Prepared statements carry a digest of their text behind their name. */
function alone(query: RecordedQuery): Measured {
  return { name: query.name.replace(/_[0-9a-f]{8}$/, ''), queries: [query] };
}

/** What sending a message costs; the write is rolled back. */
function sendQueries({ one, other }: Pair): RecordedQuery[] {
  const values: Record<string, unknown> = {
    reader: one.id,
    member: other.id,
    sender: one.id,
    receiver: other.id,
    client_id: 'bench-plan-client',
    kind: 'text',
    content: 'Hello',
    was_answered: true,
    was_waiting: 0,
    is_answered: true,
    waiting: 0,
    sender_composer: 'open',
    thread_id: null,
    hash: createHash('sha256').update(one.token).digest(),
    upload_ids: [],
    language: 'en',
    receiver_language: 'en',
  };
  return [readSendContext, storeMessage, storeTextFastPath].map(({ name, text, params }) => ({
    name: `${name}_00000000`,
    text,
    values: params.map((param) => values[param]),
  }));
}

/** What is done once a day for a member: drawing a deck, and looking for new people of a saved search. */
function dailyQueries({ one }: Pair): RecordedQuery[] {
  const wish = {
    search_id: 1,
    since: 0,
    reader: one.id,
    reader_vip: false,
    match: false,
    gender: 0,
    online: false,
    verified: false,
    photo: false,
    words: [],
    groups: [],
    needed: 0,
  };
  const values: Record<string, unknown> = {
    reader: one.id,
    reader_vip: false,
    gender: 1,
    met: [0],
    days: 30,
    reach: 5_000,
    pool: 400,
    most: 100,
    seed: `${one.id} bench `,
    wishes: JSON.stringify([wish]),
    until: 2 ** 40,
  };
  return [drawDeck, countNew].map(({ name, text, params }) => ({
    name: `${name}_00000000`,
    text,
    values: params.map((param) => values[param]),
  }));
}

async function costOf(client: pg.Client, measured: readonly (readonly RecordedQuery[])[]): Promise<PlanCost> {
  const costs: PlanCost[] = [];
  for (let run = 0; run < runs; run += 1) {
    const each: PlanCost[] = [];
    for (const query of measured[run % measured.length] ?? []) each.push(await explain(client, query));
    costs.push({
      buffers: each.reduce((sum, { buffers }) => sum + buffers, 0),
      p50: each.reduce((sum, { p50 }) => sum + p50, 0),
    });
  }
  const middle = (value: (cost: PlanCost) => number) =>
    costs.map(value).toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
  return {
    buffers: middle((cost) => cost.buffers),
    p50: round(
      middle((cost) => cost.p50),
      3,
    ),
  };
}

async function explain(client: pg.Client, query: RecordedQuery): Promise<PlanCost> {
  const values = [...query.values];
  // The thread that the pair writes in is only known to this database.
  const thread = query.name.startsWith('store_message') ? values.indexOf(null) : -1;
  if (thread >= 0) values[thread] = await threadOf(client, values);
  await client.query('begin');
  const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
    `explain (analyze, buffers, format json) ${query.text}`,
    values,
  );
  await client.query('rollback');
  const explained = rows[0]?.['QUERY PLAN'][0];
  if (explained === undefined) throw new Error(`No plan for ${query.name}`);
  return {
    buffers: explained.Plan['Shared Hit Blocks'] + explained.Plan['Shared Read Blocks'],
    p50: explained['Execution Time'],
  };
}

interface Explained {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
  readonly 'Execution Time': number;
}

async function threadOf(client: pg.Client, values: readonly unknown[]): Promise<unknown> {
  const ids = values.filter((value) => typeof value === 'number' && value > 0);
  const { rows } = await client.query<{ id: string }>(
    'select id from thread where low_id = any($1::bigint[]) and high_id = any($1::bigint[])',
    [ids],
  );
  return rows[0]?.id;
}

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    small: { type: 'string', default: '10000' },
    keep: { type: 'string' },
    search: { type: 'string', default: 'yes' },
    only: { type: 'string' },
    fill: { type: 'boolean', default: false },
  },
});
/** `--search no` leaves the words of the members and the searches out. */
const withSearch = values.search !== 'no';
/**
 * `--only people` fills no posts and no conversations, and measures the lists of people and the searches alone.
 * `--fill` only fills.
 */
const isPeopleOnly = values.only === 'people';
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
  console.table(
    plans.map((plan) => ({
      query: plan.query,
      small: plan.small.buffers,
      large: plan.large.buffers,
      ms: plan.small.p50,
      large_ms: plan.large.p50,
    })),
  );
  if (!values.fill) {
    const folder = join(import.meta.dirname, 'results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(
        folder,
        `${result.date.slice(0, 10)}-${isPeopleOnly ? 'people-' : ''}plans${large === 1_000_000 ? '' : `-${large}`}.json`,
      ),
      `${JSON.stringify(result, null, 2)}\n`,
    );
    writeReport(folder);
  }
} finally {
  await server.stop();
}
