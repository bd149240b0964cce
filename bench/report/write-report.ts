import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeliveryResult, LedgerResult, MediaResult, PlanResult } from '../results.ts';
import { table, writeSection } from './sections.ts';

/** Writes the sections of README.md that have results again from the latest ones. */
export function writeReport(folder: string): void {
  const plans = latest<PlanResult>(folder, /^\d{4}-\d\d-\d\d-plans\.json$/);
  const people = latest<PlanResult>(folder, /^\d{4}-\d\d-\d\d-people-plans\.json$/);
  const smaller = latest<PlanResult>(folder, /^\d{4}-\d\d-\d\d-people-plans-\d+\.json$/);
  const ledger = latest<LedgerResult>(folder, /^\d{4}-\d\d-\d\d-ledger\.json$/);
  const delivery = latest<DeliveryResult>(folder, /^\d{4}-\d\d-\d\d-delivery\.json$/);
  const media = latest<MediaResult>(folder, /^\d{4}-\d\d-\d\d-media\.json$/);
  if (delivery !== null) writeSection('delivery', deliveryTable(delivery));
  if (ledger !== null) writeSection('ledger', ledgerTable(ledger));
  if (media !== null) writeSection('media', mediaTable(media));
  if (plans !== null) writeSection('plans', planTable(without(plans, people)));
  if (people !== null) writeSection('people-plans', peopleTable(people));
  if (smaller !== null) writeSection('people-plans-smaller', peopleTable(smaller));
}

function latest<T>(folder: string, name: RegExp): T | null {
  const file = readdirSync(folder)
    .filter((one) => name.test(one))
    .toSorted()
    .at(-1);
  return file === undefined ? null : (JSON.parse(readFileSync(join(folder, file), 'utf8')) as T);
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
