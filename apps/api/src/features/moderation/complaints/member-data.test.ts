import { randomUUID } from 'node:crypto';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { complaintsContract as contract } from '@peonia/contract/moderation/complaints.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { moderationEraser, moderationExporter } from '../own-complaints.ts';

let api: Api;
let witness: Member;
let accused: Member;

/** A complaint about a message that was upheld, and one about a profile that was dismissed; both sides appealed. */
beforeAll(async () => {
  api = await startApi();
  const ada = await makeStaff(api, 'Staff Ada');
  [witness, accused] = [await api.register('Witness'), await api.register('Accused', { visibility: 'public' })];
  await write(witness, accused, 'A secret of the witness');
  const message = await write(accused, witness, 'An insult');
  await complain({ reportType: 'message', reportId: message, content: 'hate: Private words about it' });
  await complain({ reportType: 'user', reportId: accused.id, content: 'Words without a reason' });
  const [first, second] = await api.sql<{ id: string }>('select id from complaint order by id');
  const decide = (row: typeof first, uphold: boolean) =>
    ada.call(contract.decideComplaint, {
      params: { id: Number(row?.id) },
      body: { uphold, reason: uphold ? 'hate' : 'no_proof', ...(uphold ? { act: 'warn' as const } : {}) },
    });
  await decide(first, true);
  await decide(second, false);
  await appeal(accused, first, 'It was a joke');
  await appeal(witness, second, 'It was no joke');
});
afterAll(() => api.close());

const complain = (body: object) => witness.call(contract.complain, { body: body as never });
const appeal = (member: Member, row: { id: string } | undefined, content: string) =>
  member.call(contract.appealComplaint, { params: { id: Number(row?.id) }, body: { content } });

async function write(from: Member, to: Member, message_content: string): Promise<number> {
  const { body } = await from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content, client_id: randomUUID() },
  });
  return body.id;
}

async function exported({ id }: Member): Promise<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  for await (const { path, content } of moderationExporter.files(api.app.database, id)) {
    const pieces = [];
    for await (const piece of content) pieces.push(piece);
    files[path] = JSON.parse(Buffer.concat(pieces).toString());
  }
  return files;
}

it('is exported with what was decided, and with the words of an own appeal', async () => {
  const [made, about] = [await exported(witness), await exported(accused)];

  expect(made).toMatchObject({
    'moderation/complaints.json': [
      { content: 'hate: Private words about it', state: 'upheld', reason: 'hate', appeal_content: null },
      { content: 'Words without a reason', state: 'dismissed', reason: 'no_proof', appeal_content: 'It was no joke' },
    ],
    'moderation/decisions.json': [],
  });
  expect(about).toMatchObject({
    'moderation/complaints.json': [],
    'moderation/decisions.json': [{ state: 'upheld', reason: 'hate', act: 'warn', appeal_content: 'It was a joke' }],
  });
  expect(JSON.stringify(about)).not.toMatch(/Witness|Private words/);
});

it('keeps of a deleted account that complained the reason and what others wrote', async () => {
  await moderationEraser.erase(api.app.database, witness.id);

  expect(await api.sql('select member_id, content, evidence, appeal_content from complaint order by id')).toEqual([
    expect.objectContaining({
      member_id: null,
      content: 'hate',
      evidence: expect.objectContaining({ words: 'An insult', before: [] }) as unknown,
      appeal_content: 'It was a joke',
    }),
    expect.objectContaining({ member_id: null, content: '', appeal_content: null }),
  ]);
});
