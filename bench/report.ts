import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeliveryResult, LedgerResult, MediaResult, PlanResult, RunResult } from './results.ts';

const introduction = `# Benchmarks

Written by the programs below; the numbers are in \`results/\`.

- \`node bench/run.ts\`: our hot routes beside a bare Fastify program that sends the same queries as prepared statements and answers their rows, turn by turn in one run. For sending it is one insert and one write to the receiver's socket.
- \`node bench/messages/delivery.ts\`: from the send to the arrival with 500 open sockets, beside a bare insert and \`ws\` write, and beside the same with our own statement in the insert's stead.
- \`node bench/messages/message-storm.ts\`: 10,000 messages over 200 torn sockets and 5 killed servers; says what is lost, doubled or out of order.
- \`node bench/ledger/ledger.ts\`: spending gold through the books beside the same SQL as prepared statements, in one run; proves the books afterwards.
- \`node bench/plans.ts\`: buffers and time of each hot query in a small and in a large database; \`--keep folder\` fills them once for several runs,
  \`--only people\` measures the lists of people and the searches alone, without posts and conversations.
- \`DATABASE_URL=… node bench/seed.ts --members 100000\`: made-up members, the same for the same \`--seed\`.
- \`node bench/media.ts\`: pictures a second from upload to all renditions, and what WebP and AVIF cost.
- \`node bench/chunks.ts [page]\`: what a page loads, file by file and module by module.
- \`npm run budgets\`: weight of the landing page, of the signed-in home page and of what each further route adds, beside the budgets.

Nothing here is a test: a machine that is busy gives other times. The ratio and the buffers are what counts.
`;

/** Writes README.md again from the latest results. */
export function writeReport(folder: string): void {
  const run = latest<RunResult>(folder, /^\d{4}-\d\d-\d\d\.json$/);
  const plans = latest<PlanResult>(folder, /^\d{4}-\d\d-\d\d-plans\.json$/);
  const people = latest<PlanResult>(folder, /^\d{4}-\d\d-\d\d-people-plans\.json$/);
  const smaller = latest<PlanResult>(folder, /^\d{4}-\d\d-\d\d-people-plans-\d+\.json$/);
  const ledger = latest<LedgerResult>(folder, /^\d{4}-\d\d-\d\d-ledger\.json$/);
  const delivery = latest<DeliveryResult>(folder, /^\d{4}-\d\d-\d\d-delivery\.json$/);
  const media = latest<MediaResult>(folder, /^\d{4}-\d\d-\d\d-media\.json$/);
  const parts = [
    introduction,
    run === null ? '' : runTable(run),
    delivery === null ? '' : deliveryTable(delivery),
    ledger === null ? '' : ledgerTable(ledger),
    media === null ? '' : mediaTable(media),
    plans === null ? '' : planTable(without(plans, people)),
    people === null ? '' : peopleTable(people),
    smaller === null ? '' : peopleTable(smaller),
  ];
  writeFileSync(join(folder, '../README.md'), parts.filter((part) => part !== '').join('\n'));
}

function latest<T>(folder: string, name: RegExp): T | null {
  const file = readdirSync(folder)
    .filter((one) => name.test(one))
    .toSorted()
    .at(-1);
  return file === undefined ? null : (JSON.parse(readFileSync(join(folder, file), 'utf8')) as T);
}

function runTable({ date, members, cores, node, load_average, queries, comparisons }: RunResult): string {
  const rows = comparisons.map(({ route, at_once, ours, bare, ratio }) => [
    route,
    queries[route] ?? '',
    at_once,
    ours.per_second,
    bare.per_second,
    ratio,
    `${ours.p50} / ${ours.p99}`,
    `${bare.p50} / ${bare.p99}`,
  ]);
  return `## Routes

${date.slice(0, 10)}, ${members} members, ${cores} cores shared by PostgreSQL, both programs and the load, Node ${node}, load average at the end ${load_average[0]}.

${table(['route', 'queries', 'at once', 'ours /s', 'bare /s', 'ours ÷ bare', 'ours p50 / p99 ms', 'bare p50 / p99 ms'], rows)}`;
}

function deliveryTable({ date, sockets, cores, node, load_average, comparisons, note = '' }: DeliveryResult): string {
  const rows = comparisons.map(({ route, at_once, ours, bare, ratio }) => [
    route,
    at_once,
    ours.per_second,
    bare.per_second,
    ratio,
    `${ours.p50} / ${ours.p99}`,
    `${bare.p50} / ${bare.p99}`,
    times(ours.p50, bare.p50),
  ]);
  return `## Arrival with ${sockets} open sockets

${date.slice(0, 10)}, ${cores} cores shared by PostgreSQL, both programs and the load, Node ${node}, load average at the end ${load_average[0]}. From the send to the
arrival at the other's socket and the answer. Aim: at most 1.5 times the p50 of one insert and a \`ws\` write. A send of ours is one statement as well; it proves the
session, asks the policy and the reply gate, numbers the message, moves both sides of the conversation and writes the numbered event of each, where the
insert has one row and one index. The second yardstick is the bare program with our statement: what is left above it is our program.
${note === '' ? '' : `\n${note}\n`}
${table(['what, beside what', 'at once', 'ours /s', 'bare /s', 'ours ÷ bare', 'ours p50 / p99 ms', 'bare p50 / p99 ms', 'p50 ours ÷ bare'], rows)}`;
}

function mediaTable({ date, cores, node, load_average, found }: MediaResult): string {
  return `## Pictures

${date.slice(0, 10)}, two at a time as the program works, ${cores} cores, Node ${node}, load average at the end ${load_average[0]}.

${table(
  ['what', 'a second', 'KB'],
  found.map(({ what, per_second, kilobytes }) => [what, per_second, kilobytes]),
)}`;
}

function ledgerTable({ date, buyers, cores, node, load_average, comparisons }: LedgerResult): string {
  const rows = comparisons.map(({ route, at_once, ours, bare, ratio }) => [
    route,
    at_once,
    ours.per_second,
    bare.per_second,
    ratio,
    `${ours.p50} / ${ours.p99}`,
    `${bare.p50} / ${bare.p99}`,
  ]);
  return `## Ledger

${date.slice(0, 10)}, ${buyers} buyers, each spending a transaction of its own on a durable database, ${cores} cores shared by PostgreSQL and the load, Node ${node}, load average at the end ${load_average[0]}.

${table(['what, beside what', 'at once', 'first /s', 'second /s', 'first ÷ second', 'first p50 / p99 ms', 'second p50 / p99 ms'], rows)}`;
}

/** What was measured again with the people stands there alone. */
function without(plans: PlanResult, people: PlanResult | null): PlanResult {
  return {
    ...plans,
    plans: plans.plans.filter(({ query }) => people?.plans.every((other) => other.query !== query) ?? true),
  };
}

function planTable({ date, small, large, plans }: PlanResult): string {
  return `## Query plans

${date.slice(0, 10)}, ${small} and ${large} members with about ten posts each; every other one has a conversation, of eight messages on average. Aim: at most 1.2 times.

Flat is a count that does not follow the rows. A key is found through the levels of its tree, and a hundred times the rows is one level more: a lookup of
two or three pages becomes one of three or four, so up to 1.33, and where the index alone answers 1.5, is this and nothing else.

${table(planHead(small, large), plans.map(planRow))}`;
}

function peopleTable({ date, small, large, plans, note = '' }: PlanResult): string {
  return `## Lists of people and searches, ${small} and ${large} members

${date.slice(0, 10)}, ${small} and ${large} members with friends and likes, without posts and conversations.

Searches have a reach: by filters 20,000 members for a page, by words the 1,000 newest who said each of them. That ceiling is the same however many members
there are. The small database is smaller than it, and the planner goes other ways there, some cheaper and some dearer: of searches it is the large column that counts.
${note === '' ? '' : `\n${note}\n`}
${table(planHead(small, large), plans.map(planRow))}`;
}

function planHead(small: number, large: number): string[] {
  return ['query', `buffers at ${small}`, `at ${large}`, 'ratio', `p50 ms at ${small}`, `at ${large}`, 'ratio'];
}

function planRow({ query, small, large }: PlanResult['plans'][number]): (string | number)[] {
  return [
    query,
    small.buffers,
    large.buffers,
    times(large.buffers, small.buffers),
    small.p50,
    large.p50,
    times(large.p50, small.p50),
  ];
}

function times(large: number, small: number): string {
  return small === 0 ? '' : (large / small).toFixed(2);
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
