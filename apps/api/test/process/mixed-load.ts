import { setTimeout as sleep } from 'node:timers/promises';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { expect } from 'vitest';
import { uploadPicture } from '../fixtures/upload-picture.ts';
import { buy, notify, sandboxWebhook } from '../money/pay.ts';
import { cheapestGift, openSpender, sendGift, withDatabase, type Spender } from './money-fixture.ts';
import type { ServeProcess } from './serve-process.ts';

/** What the members of a mixed load do, and what the server acknowledged of it. */
export interface MixedLoad {
  /** Every member works until `pause`; each action is repeated under its id until the server acknowledges it. */
  start(): void;
  /** Resolves when every kind of action was acknowledged once more. */
  moveOn(): Promise<void>;
  /** Resolves when nobody is in the middle of an action. */
  pause(): Promise<void>;
  /** Compares the database with everything acknowledged: nothing is missing and nothing is there twice. */
  expectKept(): Promise<void>;
}

const kinds = ['message', 'gift', 'payment', 'upload'] as const;
type Kind = (typeof kinds)[number];

/** Gold of one payment. */
const bought = 10;

/** Messages, gifts, payments with their webhooks, and uploads; each kind by a member of its own. */
export async function openMixedLoad(server: ServeProcess, url: string, secret: string): Promise<MixedLoad> {
  const members = Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [kind, await openSpender(server, url, kind, 20_000)] as const)),
  ) as Record<Kind, Spender>;
  await withDatabase(url, (database) =>
    database.query({
      text: 'update account set verified_at = now() where id = $1',
      values: [members.payment.from.id],
    }),
  );
  const gift = await cheapestGift(members.gift.from);
  const acknowledged: Record<Kind, Set<string>> = {
    message: new Set(),
    gift: new Set(),
    payment: new Set(),
    upload: new Set(),
  };
  let running: Promise<unknown> | undefined;
  let isPaused = false;

  const actions: Record<Kind, (id: string) => Promise<string>> = {
    async message(id) {
      const { from, to } = members.message;
      const body = { user_id: to.id, message_type: 'text', message_content: id, client_id: id };
      await done(() => from.call(chatContract.sendMessage, { body }), 201);
      return id;
    },
    async gift(id) {
      await done(() => sendGift(members.gift.from, members.gift, gift, id), 201);
      return id;
    },
    async payment(id) {
      const { from } = members.payment;
      const { order } = (await done(() => buy(from, 'sandbox', { amount: bought }, id), 201)).body;
      const webhook = sandboxWebhook({ config: { secret } }, order);
      // A provider may send the same webhook again.
      for (let times = 0; times < 2; times += 1)
        await done(async () => ({ status: await notify(server, 'sandbox', webhook) }), 204);
      return order.id;
    },
    async upload() {
      const { body } = await done(() => uploadPicture(server.address, members.upload.from), 201);
      return String(body.files[0]?.id);
    },
  };

  async function work(kind: Kind): Promise<void> {
    while (!isPaused) {
      const id = `${kind}-action-${String(acknowledged[kind].size).padStart(6, '0')}`;
      acknowledged[kind].add(await actions[kind](id));
    }
  }

  return {
    start() {
      isPaused = false;
      running = Promise.all(kinds.map(work));
    },
    async moveOn() {
      const before = Object.fromEntries(kinds.map((kind) => [kind, acknowledged[kind].size]));
      const isServed = async () => {
        while (kinds.some((kind) => acknowledged[kind].size <= (before[kind] ?? 0))) await sleep(5);
      };
      // A wrong answer ends the work of its kind.
      await Promise.race([isServed(), running]);
    },
    async pause() {
      isPaused = true;
      await running;
    },
    async expectKept() {
      // A payment is credited after its webhook was acknowledged. Another process would take what the killed one had
      // claimed when its lease ends; handlers run at least once, so nothing is doubled by taking it now.
      await withDatabase(url, (database) =>
        database.query({ text: 'update outbox set available_at = now() where failed_at is null', values: [] }),
      );
      await expect
        .poll(async () => missing(acknowledged.payment, (await storedActions(url, members)).payment), {
          timeout: 30_000,
        })
        .toEqual([]);
      const stored = await storedActions(url, members);
      for (const kind of kinds) expect(missing(acknowledged[kind], stored[kind]), `lost: ${kind}`).toEqual([]);
      for (const kind of ['message', 'gift', 'payment'] as const)
        expect(stored[kind], `doubled: ${kind}`).toHaveLength(acknowledged[kind].size);
    },
  };
}

/** Repeats an action until the server acknowledges it. A client sees a cut connection, or 503 with the way out. */
async function done<T extends { readonly status: number }>(act: () => Promise<T>, status: number): Promise<T> {
  for (;;) {
    const answer = await act().catch((error: unknown) => {
      // A cut connection; everything else is a fault of the reply.
      if (error instanceof TypeError || error instanceof SyntaxError) return null;
      throw error;
    });
    if (answer?.status === status) return answer;
    if (answer !== null && answer.status !== 503) throw new Error(`answered ${answer.status}`);
    await sleep(20);
  }
}

function missing(acknowledged: ReadonlySet<string>, stored: readonly string[]): string[] {
  const known = new Set(stored);
  return [...acknowledged].filter((id) => !known.has(id));
}

/** Ids of what the database has of each kind, one for each row; of payments only what was credited. */
async function storedActions(url: string, members: Record<Kind, Spender>): Promise<Record<Kind, string[]>> {
  return withDatabase(url, async (database) => {
    const read = async (text: string, member: Spender) =>
      (await database.query<{ id: string }>({ text, values: [member.from.id] })).rows.map(({ id }) => id);
    return {
      message: await read(
        "select client_id as id from message where sender_id = $1 and client_id like 'message-action-%'",
        members.message,
      ),
      gift: await read('select client_id as id from gift_sent where sender_id = $1', members.gift),
      payment: await read(
        `select o.public_id as id from payment_order o
         join ledger_transfer t on t.cause = 'order' and t.cause_id = o.id and t.kind = 'recharge'
         where o.account_id = $1`,
        members.payment,
      ),
      upload: await read('select id::text as id from upload where owner_id = $1', members.upload),
    };
  });
}
