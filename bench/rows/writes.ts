import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { callHttp } from '../measure.ts';
import { measureSends, type SendTarget } from '../messages/send-load.ts';
import type { Pair, Reader } from '../readers.ts';
import type { BenchRow, Load } from '../results.ts';
import { loadOf, rowOf, shareOf, takeTurns, type Target, type Turns } from './row.ts';
import { openSettling } from './settle.ts';

const shareAim = 0.75;
/** Gold of the gift and of the file for sale. */
const prices = { gift: 5, file: 1 };

interface Call {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
  readonly key?: string;
}

interface Write {
  readonly name: string;
  readonly least: number;
  readonly by: (pair: Pair) => Reader;
  readonly ours: (pair: Pair, nth: number, thread: number) => Call;
  readonly bare: (pair: Pair, nth: number) => { readonly other: number; readonly value: string; readonly key?: string };
}

const fresh = () => `write-${randomUUID()}`;

function writesOn(others: readonly number[], files: readonly number[], owners: readonly number[]): readonly Write[] {
  const otherOf = (nth: number) => others[nth % others.length] ?? 0;
  let bought = 0;
  let sold = 0;
  return [
    {
      name: 'gift',
      least: shareAim,
      by: ({ one }) => one,
      ours: ({ other }) => ({
        method: 'POST',
        path: '/messages',
        body: {
          user_id: other.id,
          message_type: 'gift',
          message_content: '',
          gift_id: 1,
          expected: prices.gift,
          client_id: fresh(),
        },
      }),
      bare: ({ other }) => ({ other: other.id, value: 'gift', key: fresh() }),
    },
    {
      name: 'pay_to_view',
      least: shareAim,
      by: ({ one }) => one,
      ours: () => {
        const at = (bought += 1) % files.length;
        return {
          method: 'PUT',
          path: '/uploads/pay',
          key: fresh(),
          body: { upload_id: files[at], related_id: owners[at], type: 'album', expected: prices.file },
        };
      },
      bare: (_pair, nth) => ({ other: otherOf(nth), value: String((sold += 1)), key: fresh() }),
    },
    {
      name: 'like',
      least: shareAim,
      by: ({ one }) => one,
      ours: (_pair, nth) => ({
        method: 'POST',
        path: '/likes',
        body: { user_id: otherOf(nth >> 1), liked: nth % 2 === 0 },
      }),
      bare: (_pair, nth) => ({ other: otherOf(nth >> 1), value: String(nth % 2 === 0) }),
    },
    {
      name: 'post',
      least: shareAim,
      by: ({ other }) => other,
      ours: () => ({
        method: 'POST',
        path: '/feeds',
        body: { content: 'A walk along the river, and nobody in a hurry.', upload_ids: [], client_id: fresh() },
      }),
      bare: ({ one }) => ({
        other: one.id,
        value: 'A walk along the river, and nobody in a hurry.',
        key: fresh(),
      }),
    },
    {
      name: 'read_mark',
      least: shareAim,
      by: ({ one }) => one,
      ours: (_pair, nth, thread) => ({ method: 'PUT', path: `/message_threads/${thread}`, body: { read_seq: nth } }),
      bare: ({ other }, nth) => ({ other: other.id, value: String(nth) }),
    },
  ];
}

/** Writes of members beside one statement each, which proves the session and does the same durable work. */
export async function measureWrites(
  url: string,
  targets: { readonly ours: Target; readonly bare: Target },
  { pairs, others }: { readonly pairs: readonly Pair[]; readonly others: readonly number[] },
  turns: Turns,
  only?: string,
): Promise<BenchRow[]> {
  const sale = await filesForSale(url, pairs);
  const threads = await threadsOf(url, pairs);
  const rows: BenchRow[] = [];
  // Nobody likes or pays themselves.
  const own = new Set(pairs.flatMap(({ one, other }) => [one.id, other.id]));
  const strangers = others.filter((id) => !own.has(id));
  const { settle, close } = await openSettling(url);
  const writes = writesOn(strangers, sale.files, sale.owners);
  for (const write of writes.filter(({ name }) => only === undefined || name === only)) {
    const pairOf = (worker: number) => pairs[worker % pairs.length] as Pair;
    const { ours, bare } = await takeTurns(
      {
        ours: () =>
          loadOf(
            targets.ours,
            turns,
            (worker, nth) => {
              const pair = pairOf(worker);
              const { method, path, body, key } = write.ours(pair, nth, threads.get(pair.one.id) ?? 0);
              return callHttp({
                method,
                address: `${targets.ours.address}/v1${path}`,
                headers: {
                  authorization: `Bearer ${write.by(pair).token}`,
                  ...(key === undefined ? {} : { 'idempotency-key': key }),
                },
                body: JSON.stringify(body),
              });
            },
            settle,
          ),
        bare: () =>
          loadOf(targets.bare, turns, (worker, nth) => {
            const pair = pairOf(worker);
            const headers = { authorization: `Bearer ${write.by(pair).token}` };
            const body = JSON.stringify(write.bare(pair, nth));
            return callHttp({ method: 'POST', address: `${targets.bare.address}/${write.name}`, headers, body });
          }),
      },
      turns.rounds,
    );
    const row = rowOf({ group: 'writes', name: write.name, ours, bare }, shareOf(ours, bare), { least: write.least });
    rows.push(row);
    console.log(row.name, row.found, row.isMissed ? '(missed)' : '');
  }
  await close();
  return rows;
}

/** Most times the middle of one insert and a `ws` write, by sends at once. */
const sendAims = { 1: 1.5, 16: 2 } as const;

/** From the send to the arrival at the other's socket and the reply. */
export async function measureArrivals(
  targets: { readonly ours: SendTarget; readonly bare: SendTarget },
  { seconds, rounds }: Turns,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [atOnce, most] of Object.entries(sendAims)) {
    const load = (target: SendTarget) => async (): Promise<Load> => ({
      ...(await measureSends(target, Number(atOnce), seconds)),
      program_ms: 0,
      database_ms: 0,
    });
    const { ours, bare } = await takeTurns({ ours: load(targets.ours), bare: load(targets.bare) }, rounds);
    const times = ours === null || bare === null ? null : Number((ours.p50 / bare.p50).toFixed(2));
    const name = `send until it arrives, ${atOnce} at once`;
    const row = rowOf({ group: 'writes', name, ours, bare, note: 'p50 ours ÷ bare' }, times, { most });
    rows.push(row);
    console.log(name, row.found, row.isMissed ? '(missed)' : '');
  }
  return rows;
}

async function query<R extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<R>(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function filesForSale(url: string, pairs: readonly Pair[]): Promise<{ files: number[]; owners: number[] }> {
  const rows = await query<{ id: string; owner_id: string }>(
    url,
    "select id, owner_id from upload where folder = 'secret' and price is not null and owner_id <> all($1) order by album_no",
    [pairs.flatMap(({ one, other }) => [one.id, other.id])],
  );
  return { files: rows.map(({ id }) => Number(id)), owners: rows.map(({ owner_id }) => Number(owner_id)) };
}

/** The conversation of each reader with the other of the pair. */
async function threadsOf(url: string, pairs: readonly Pair[]): Promise<ReadonlyMap<number, number>> {
  const rows = await query<{ member_id: string; thread_id: string }>(
    url,
    `select t.member_id, t.thread_id from thread_member t
     join unnest($1::bigint[], $2::bigint[]) p (one, other) on t.member_id = p.one and t.other_id = p.other`,
    [pairs.map(({ one }) => one.id), pairs.map(({ other }) => other.id)],
  );
  return new Map(rows.map(({ member_id, thread_id }) => [Number(member_id), Number(thread_id)]));
}
