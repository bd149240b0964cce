import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { type Message } from '@peonia/contract/chat/chat.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, type Client } from '../client.ts';
import type { Member } from '../fixtures/register-member.ts';
import { startServe } from './serve-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Writer {
  readonly from: Member;
  readonly to: Member;
  readonly name: string;
  /** Client ids in the order of sending, and what the server acknowledged. */
  readonly sent: string[];
  readonly acknowledged: Map<string, Message>;
}

const send = (client: Client, { to }: Writer, clientId: string) =>
  client.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: `Text ${clientId}`, client_id: clientId },
  });

/** Writes one message after the other until the server is gone. */
async function continueWriting(writer: Writer): Promise<void> {
  for (let i = 0; ; i += 1) {
    const clientId = `${writer.name}-${String(i).padStart(5, '0')}`;
    writer.sent.push(clientId);
    const answer = await send(writer.from, writer, clientId).catch(() => null);
    if (answer?.status !== 201) return;
    writer.acknowledged.set(clientId, answer.body);
  }
}

async function allMessages(reader: Client, other: Member): Promise<Message[]> {
  const messages: Message[] = [];
  for (let max: number | undefined; max !== -1;) {
    const { body } = await reader.call(messageThreadsContract.getThread, {
      params: { id: other.id },
      query: { user: 1, max_id: max },
    });
    messages.push(...body.items);
    max = body.max_id;
  }
  return messages.toReversed();
}

it('a killed server loses nothing it acknowledged, and sending again doubles nothing', async () => {
  const first = await startServe(database.url);
  const [anna, ben, carla] = await Promise.all([
    first.register('Anna Writer'),
    first.register('Ben Writer'),
    first.register('Carla Writer'),
  ]);
  const writer = (name: string, from: Member, to: Member): Writer => ({
    name,
    from,
    to,
    sent: [],
    acknowledged: new Map(),
  });
  const writers = [
    writer('anna-ben', anna, ben),
    writer('ben-anna', ben, anna),
    writer('carla-ben', carla, ben),
    writer('ben-carla', ben, carla),
  ];
  for (const one of writers) await send(one.from, one, `${one.name}-open`);

  const writing = writers.map(continueWriting);
  const fewest = () => Math.min(...writers.map(({ acknowledged }) => acknowledged.size));
  await expect.poll(fewest, { timeout: 30_000 }).toBeGreaterThan(10);
  first.signal('SIGKILL');
  await Promise.all([first.exited, ...writing]);
  await first.close();

  const second = await startServe(database.url);
  try {
    const again = (member: Member) => openClient(second.address, { language: 'en', token: member.token });
    for (const one of writers) {
      // The last call was cut off: stored or not, sending it again stores it once.
      for (const clientId of one.sent.slice(-1)) expect((await send(again(one.from), one, clientId)).status).toBe(201);
    }
    for (const [reader, other] of [
      [anna, ben],
      [carla, ben],
    ] as const) {
      const messages = await allMessages(again(reader), other);
      expect(messages.map((message) => message.seq)).toEqual(messages.map((_message, i) => i + 1));
      const stored = new Map(messages.map((message) => [message.client_id, message]));
      expect(stored.size).toBe(messages.length);
      for (const one of writers.filter(({ from, to }) => [from, to].includes(reader))) {
        for (const [clientId, message] of one.acknowledged) expect(stored.get(clientId)).toEqual(message);
        const mine = messages
          .filter(({ client_id }) => client_id.startsWith(`${one.name}-0`))
          .map(({ client_id }) => client_id);
        expect(mine).toEqual(one.sent);
      }
    }
  } finally {
    await second.close();
  }
}, 60_000);
