import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/platform/db/database.ts';
import { openClient } from '../client.ts';
import type { Member } from '../fixtures/register-member.ts';
import { giveGold } from '../money/give-gold.ts';
import { proveBooks } from '../money/prove-books.ts';
import { openDevice } from '../process/message-storm.ts';
import { chaosActs, type ChaosAct } from './chaos-acts.ts';
import { openGiver } from './chaos-gifts.ts';
import { openUploader } from './chaos-uploads.ts';
import { openTopology, type Topology } from './open-topology.ts';

/** What a run did, and what its history shows. */
export interface ChaosReport {
  readonly date: string;
  readonly minutes: number;
  readonly messages: number;
  readonly gifts: number;
  readonly uploads: number;
  /** Acts that this machine does not permit, or that were not wanted. */
  readonly left_out: readonly string[];
  readonly acts: readonly ChaosOutcome[];
  /** What is lost, doubled or out of order, and what of the books is not proven; empty where all is well. */
  readonly faults: readonly string[];
}

interface ChaosOutcome {
  readonly act: string;
  /** Milliseconds from the begin of the act until something was acknowledged again that was sent after it began. */
  readonly back_ms: number;
  /** Longest time between two acknowledged messages. */
  readonly gap_ms: number;
}

const pairCount = 4;

/** Members write and give in pairs while each part is harmed in turn; then every history is compared. */
export async function runChaos(
  minutes: number,
  say: (line: string) => void,
  only: readonly string[] = [],
): Promise<ChaosReport> {
  const topology = await openTopology({}, { isHarmed: true });
  const isWanted = (name: string) => only.length === 0 || only.some((words) => name.includes(words));
  const acts = chaosActs.filter(({ name, needs }) => isWanted(name) && (needs?.(topology) ?? true));
  try {
    return await harm(topology, { minutes, acts, say });
  } finally {
    await topology.close();
  }
}

async function harm(
  topology: Topology,
  {
    minutes,
    acts: wanted,
    say,
  }: { readonly minutes: number; readonly acts: readonly ChaosAct[]; readonly say: (line: string) => void },
): Promise<ChaosReport> {
  const pairs: (readonly [Member, Member])[] = [];
  for (let nth = 0; nth < pairCount; nth += 1)
    pairs.push([await topology.register(`Chaos A ${nth}`), await topology.register(`Chaos B ${nth}`)]);
  const address = () => topology.address;
  const devices = pairs.flatMap(([one, two]) => [openDevice(address, one, two), openDevice(address, two, one)]);
  for (const device of devices) await device.join();
  const [from, to] = [await topology.register('Chaos Gives'), await topology.register('Chaos Takes')];
  await inDatabase(topology, (database) => giveGold(database, from, 100_000));
  const at = (member: Member) => openClient(topology.address, { language: 'en', token: member.token });
  const giver = await openGiver(() => at(from), { to: to.id, answer: () => at(to), from: from.id });
  const uploader = openUploader(topology.address, await topology.register('Chaos Shows'));

  let [isOver, acknowledgedAt, gap] = [false, performance.now(), 0];
  let messages = 0;
  const note = () => {
    messages += 1;
    gap = Math.max(gap, performance.now() - acknowledgedAt);
    acknowledgedAt = performance.now();
  };
  const over = () => isOver;
  const working = [
    ...devices.map((device) => device.writeUntil(over, note)),
    giver.giveUntil(over),
    uploader.uploadUntil(over),
  ];
  const failed = Promise.all(working);
  const acts: ChaosOutcome[] = [];
  const end = performance.now() + minutes * 60_000;
  for (let nth = 0; performance.now() < end; nth += 1) {
    const act = wanted[nth % wanted.length];
    if (act === undefined) break;
    await Promise.race([sleep(1_000), failed]);
    gap = 0;
    const [began, before] = [performance.now(), messages];
    await act.run(topology);
    const healed = messages;
    for (; messages < healed + devices.length; await Promise.race([sleep(20), failed]))
      if (performance.now() - began > 120_000) throw new Error(`Not served after: ${act.name}`);
    const outcome = { act: act.name, back_ms: Math.round(acknowledgedAt - began), gap_ms: Math.round(gap) };
    say(`${act.name}: longest gap ${outcome.gap_ms} ms, ${messages - before} messages meanwhile`);
    acts.push(outcome);
  }
  isOver = true;
  await failed;
  for (const device of devices) await device.settle();
  const faults = (await Promise.all(devices.map((device) => device.faults()))).flat();
  for (const device of devices) device.leave();
  faults.push(...(await uploader.faults()));
  await inDatabase(topology, async (database) => {
    faults.push(...(await giver.faults(database)));
    for (const finding of await proveBooks(database)) faults.push(`books: ${JSON.stringify(finding)}`);
  });
  return {
    date: new Date().toISOString(),
    minutes,
    messages,
    gifts: giver.given(),
    uploads: uploader.uploaded(),
    left_out: chaosActs.filter((act) => !wanted.includes(act)).map(({ name }) => name),
    acts,
    faults,
  };
}

async function inDatabase<T>(
  { databaseUrl }: Topology,
  work: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ url: databaseUrl, pool: 2, statementTimeoutMs: 60_000, name: 'chaos' });
  return work(database).finally(() => database.end());
}
