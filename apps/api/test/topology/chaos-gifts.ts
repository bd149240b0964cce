import { setTimeout as sleep } from 'node:timers/promises';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { giftsContract } from '@peonia/contract/gifts.schema.ts';
import type { Db } from '../../src/platform/db/statement.ts';
import type { Client } from '../client.ts';

/** Somebody who gives the same gift over and over, each under an id of its own. */
interface Giver {
  giveUntil(isOver: () => boolean): Promise<void>;
  given(): number;
  /** Compares the database with what was acknowledged. */
  faults(db: Db): Promise<string[]>;
}

const pauseMs = 100;

export async function openGiver(
  client: () => Client,
  other: { readonly to: number; readonly from: number; readonly answer: () => Client },
): Promise<Giver> {
  const text = (user_id: number, client_id: string) =>
    ({ user_id, message_type: 'text', message_content: client_id, client_id }) as const;
  await client().call(chatContract.sendMessage, { body: text(other.to, 'chaos-hello') });
  await other.answer().call(chatContract.sendMessage, { body: text(other.from, 'chaos-answer') });
  const [gift] = (await client().call(giftsContract.listGifts, { query: { order: 'price' } })).body.items;
  if (gift === undefined) throw new Error('There is no gift');
  const acknowledged = new Set<string>();

  async function give(client_id: string): Promise<void> {
    const body = {
      ...text(other.to, client_id),
      message_type: 'gift',
      message_content: '',
      gift_id: gift?.id,
      expected: gift?.price,
    };
    for (;;) {
      const status = await client()
        .call(chatContract.sendMessage, { body })
        .then(
          (answer) => answer.status,
          () => 0,
        );
      if (status === 201) break;
      if (status !== 0 && status < 500) throw new Error(`A gift was answered ${status}`);
      await sleep(pauseMs);
    }
    acknowledged.add(client_id);
  }

  return {
    async giveUntil(isOver) {
      for (let nth = 0; !isOver(); nth += 1) {
        await give(`chaos-gift-${String(nth).padStart(6, '0')}`);
        await sleep(pauseMs);
      }
    },
    given: () => acknowledged.size,
    async faults(db) {
      const { rows } = await db.query<{ client_id: string }>({
        text: 'select client_id from gift_sent where sender_id = $1',
        values: [other.from],
      });
      const stored = new Set(rows.map((row) => row.client_id));
      return [
        ...(stored.size === rows.length ? [] : ['gifts: doubled']),
        ...[...acknowledged].filter((id) => !stored.has(id)).map((id) => `gifts: ${id} is lost`),
      ];
    },
  };
}
