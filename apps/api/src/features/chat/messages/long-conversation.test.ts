import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { there } from '../../../../test/there.ts';
import { threadById } from '../threads/thread-list.sql.ts';
import { readRecentConversation } from './recent-conversation.sql.ts';

let api: Api;
let reader: Member;
let sender: Member;
let threadId: number;
const messages = 5_000;

beforeAll(async () => {
  api = await startApi();
  reader = await api.register('Reader Of Much');
  sender = await api.register('Writer Of Much');
  const { body } = await sender.call(chatContract.sendMessage, {
    body: { user_id: reader.id, message_type: 'text', message_content: 'First', client_id: 'client-1' },
  });
  threadId = body.thread_id;
  await api.sql(
    `insert into message (thread_id, seq, sender_id, client_id, kind, content, upload_ids)
     select thread_id, seq + g, sender_id, 'client-' || (g + 1), kind, 'Message ' || (g + 1), '{}'
     from message, generate_series(1, $2::int) g where thread_id = $1`,
    [threadId, messages],
  );
  await api.sql('analyze message');
});
afterAll(() => api.close());

describe('a long conversation', () => {
  const values = () => ({ reader: reader.id, language: 'en', before: 2 ** 31 - 1 });
  const range = { down_to: null, most: 40, jump_most: 200 };

  it.each([
    ['a page', threadById, 1, 70, () => ({ ...values(), ...range, thread_id: threadId })],
    ['its latest messages', readRecentConversation, 41, 40, () => ({ ...values(), most: 41, member: sender.id })],
  ])('reads %s without touching the rest', async (_what, { text, params }, rows, most, named) => {
    const own: Record<string, unknown> = named();

    const [row] = await api.sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
      `explain (analyze, buffers, format json) ${text}`,
      params.map((name) => own[name]),
    );

    const { Plan } = there(row?.['QUERY PLAN'][0]);
    expect(Plan['Actual Rows']).toBe(rows);
    // 41 messages lie on one or two pages of the table, the whole conversation on about a hundred. The page reads the
    // conversation and the card of the other as well.
    expect((Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0)).toBeLessThan(most);
  });
});
