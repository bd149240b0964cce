import { callHttp } from '../measure.ts';
import { pageStatements } from '../pages/list-statements.ts';
import type { Pair } from '../readers.ts';
import type { BenchRow } from '../results.ts';
import { loadOf, rowOf, shareOf, takeTurns, type Target, type Turns } from './row.ts';

/** Least share of one hand-written statement. */
const shareAim = 0.75;
const kinds = 40;
/** Seconds of the first page before its row: until then the engine still compiles what all pages use. */
const warmSeconds = 4;

interface Request {
  readonly path: string;
  /** Null for guests. */
  readonly token: string | null;
  /** The member of the page, for the statement. */
  readonly about: number;
}

type PathOf = (
  pair: Pair,
  other: number,
) => { readonly path: string; readonly about?: number; readonly isGuest?: true };

const pages: Readonly<Record<string, PathOf>> = {
  me: () => ({ path: '/me' }),
  counters: () => ({ path: '/counters' }),
  profile: (_pair, other) => ({ path: `/user/${other}`, about: other }),
  profile_guest: (_pair, other) => ({ path: `/user/${other}`, about: other, isGuest: true }),
  latest: () => ({ path: '/latest' }),
  online: () => ({ path: '/online' }),
  recommend: () => ({ path: '/recommend' }),
  hottest: () => ({ path: '/hottest' }),
  birthday: () => ({ path: '/birthday' }),
  likes: () => ({ path: '/likes' }),
  visitors: () => ({ path: '/visits' }),
  friends: () => ({ path: '/friends' }),
  feed: () => ({ path: '/feeds' }),
  timeline: (_pair, other) => ({ path: `/feeds/user/${other}`, about: other }),
  photos: (_pair, other) => ({ path: `/photos/${other}`, about: other }),
  thread_list: () => ({ path: '/message_threads' }),
  thread_page: ({ other }) => ({ path: `/message_threads/${other.id}?user=1`, about: other.id }),
  notifications: () => ({ path: '/notifications' }),
  trades: () => ({ path: '/trades' }),
  gifts: () => ({ path: '/gifts' }),
};

/** Members behind the same requests in a database. */
export interface Readers {
  readonly pairs: readonly Pair[];
  readonly others: readonly number[];
}

/** Several requests of each kind, so that no single row stays in the processor's cache. */
function requestsOf(path: PathOf, { pairs, others }: Readers): readonly Request[] {
  return Array.from({ length: kinds }, (_none, nth) => {
    const pair = pairs[nth % pairs.length];
    if (pair === undefined) throw new Error('There are no readers');
    const found = path(pair, others[(nth * 7) % Math.min(40, others.length)] ?? 0);
    const token = found.isGuest === true ? null : pair.one.token;
    return { path: `/v1${found.path}`, token, about: found.about ?? 0 };
  });
}

/** Hot pages beside one hand-written statement each, and beside the program of another work tree. */
export async function measureReads(
  targets: { readonly ours: Target; readonly bare: Target; readonly before: (Target & Readers) | null },
  readers: Readers,
  turns: Turns,
  only: string | undefined,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, pathOf] of Object.entries(pages)) {
    if (only !== undefined && only !== name) continue;
    if (!pageStatements.has(name)) throw new Error(`${name} has no yardstick`);
    const load =
      (
        target: Target,
        requests: readonly Request[],
        each: Turns,
        address: (request: Request) => string = ({ path }) => path,
      ) =>
      () =>
        loadOf(target, each, (worker, nth) => {
          const request = requests[(worker * 7 + nth) % requests.length];
          if (request === undefined) throw new Error('There are no requests');
          const headers: Record<string, string> =
            request.token === null ? {} : { authorization: `Bearer ${request.token}` };
          return callHttp({ method: 'GET', address: `${target.address}${address(request)}`, headers });
        });
    const requests = requestsOf(pathOf, readers);
    const { before: older } = targets;
    const loads = (each: Turns) => ({
      ours: load(targets.ours, requests, each),
      bare: load(targets.bare, requests, each, ({ about }) => `/${name}/${about}`),
      before: older === null ? null : load(older, requestsOf(pathOf, older), each),
    });
    if (rows.length === 0) await takeTurns(loads({ ...turns, seconds: warmSeconds }), 0);
    const { ours, bare, before } = await takeTurns(loads(turns), turns.rounds);
    const row = rowOf({ group: 'reads', name, ours, bare, before }, shareOf(ours, bare), { least: shareAim });
    rows.push({ ...row, gain: shareOf(ours, before) });
    console.log(name, row.found, row.isMissed ? '(missed)' : '');
  }
  return rows;
}
