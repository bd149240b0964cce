import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { block } from '../../privacy/public.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const someone = () => api.register(`Replay ${(number += 1)}`);
const send = async (from: Member, to: Member, message_content: string) =>
  (
    await from.call(chatContract.sendMessage, {
      body: { user_id: to.id, message_type: 'text', message_content, client_id: `replay-${(number += 1)}` },
    })
  ).body;

async function lastSeq({ id }: Member): Promise<number> {
  const [row] = await api.sql<{ last_seq: number }>('select last_seq from member_stream where member_id = $1', [id]);
  return Number(row?.last_seq);
}

/** Everything that a device gets that was away since `after`: on connecting, and for `resume`. */
async function replayed(member: Member, after: number): Promise<{ types: string[]; text: string }> {
  const [away, here] = [await member.socket({ after }), await member.socket()];
  here.send({ type: 'resume', after });
  here.send({ type: 'watch', user_ids: [member.id] });
  await here.next((frame) => frame.type === 'event' || (frame.type === 'reset' && here.frames.length > 1));
  const frames = [...away.frames, ...here.frames];
  for (const socket of [away, here]) socket.close();
  return { types: frames.map(({ type }) => type), text: JSON.stringify(frames) };
}

describe('events of missed messages', () => {
  it('hold the message as the reader sees it now', async () => {
    const [anna, ben] = await Promise.all([someone(), someone()]);
    const after = await lastSeq(ben);
    const { id } = await send(anna, ben, 'A word that stays');

    const { text } = await replayed(ben, after);

    expect(text).toContain('A word that stays');
    expect(text).toContain(`"id":${id}`);
  });

  it('hold nothing of a recalled message, and neither does the log', async () => {
    const [anna, ben] = await Promise.all([someone(), someone()]);
    const after = await lastSeq(ben);
    const { id } = await send(anna, ben, 'A word to recall');
    await anna.call(messageActsContract.recallMessage, { body: { id } });

    const { text } = await replayed(ben, after);

    expect(text).not.toContain('A word to recall');
    const log = await api.sql('select payload from member_event where member_id = any($1)', [[anna.id, ben.id]]);
    expect(JSON.stringify(log)).not.toContain('A word to recall');
  });

  it('are replaced by a fresh snapshot after a block', async () => {
    const [anna, ben] = await Promise.all([someone(), someone()]);
    const after = await lastSeq(ben);
    await send(anna, ben, 'A word before the block');
    await anna.call(socialContract.setLike, { body: { user_id: ben.id } });
    await block(api.app.database, anna.id, ben.id);

    const { types, text } = await replayed(ben, after);

    expect(types.filter((type) => type === 'event')).toEqual([]);
    expect(text).not.toContain('A word before the block');
    expect(text).not.toContain(anna.name);
  });
});
