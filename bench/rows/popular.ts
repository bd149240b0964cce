import { randomUUID } from 'node:crypto';
import { callHttp } from '../measure.ts';
import { haveTalked } from '../messages/have-talked.ts';
import type { Pair, Reader } from '../readers.ts';
import type { BenchRow } from '../results.ts';
import { loadOf, rowOf, shareOf, takeTurns, type Target, type Turns } from './row.ts';

const shareAim = 0.95;

/** Gifts of many to one receiver, beside gifts of the same to a receiver of their own. */
export async function measurePopular(ours: Target, pairs: readonly Pair[], turns: Turns): Promise<BenchRow> {
  const [popular, ...givers] = pairs as readonly [Pair, ...Pair[]];
  for (const { one } of givers) await haveTalked(ours.address, { one, other: popular.other });
  const give = ({ token }: Reader, receiver: Reader) =>
    callHttp({
      method: 'POST',
      address: `${ours.address}/v1/messages`,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({
        user_id: receiver.id,
        message_type: 'gift',
        message_content: '',
        gift_id: 1,
        expected: 5,
        client_id: `popular-${randomUUID()}`,
      }),
    });
  const load = (receiverOf: (pair: Pair) => Reader) => () =>
    loadOf(ours, turns, (worker) => {
      const pair = givers[worker % givers.length] as Pair;
      return give(pair.one, receiverOf(pair));
    });
  const loads = await takeTurns({ ours: load(() => popular.other), bare: load(({ other }) => other) }, turns.rounds);
  const note = 'beside gifts to many receivers';
  return rowOf({ group: 'writes', name: 'gift to one receiver', ...loads, note }, shareOf(loads.ours, loads.bare), {
    least: shareAim,
  });
}
