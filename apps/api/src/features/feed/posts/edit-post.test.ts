import { randomUUID } from 'node:crypto';
import { feedContract as contract } from '@peonia/contract/feed.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { feedExporter } from '../own-posts.ts';

let api: Api;
let mei: Member;
let jonas: Member;
beforeAll(async () => {
  api = await startApi({ LIMIT_POST_EDITS_MAX: '2' });
  mei = await api.register('Mei Edits', { vip: true });
  jonas = await api.register('Jonas Reads', {});
});
afterAll(() => api.close());

const post = async (content = 'Guten Morgen, heute gehe ich in den Bergen wandern.') =>
  (
    await mei.call(contract.post, {
      body: { content, upload_ids: [], visible: 'public', client_id: randomUUID() },
    })
  ).body;
const edit = (member: Member, id: number, content: string) =>
  member.call(contract.editFeed, { params: { id }, body: { content } });
const read = async (id: number) => (await jonas.call(contract.getFeed, { params: { id } })).body;

it('changes the text and its language, marked for every reader', async () => {
  const { id, edited_at } = await post();
  expect(edited_at).toBeNull();

  const { body } = await edit(mei, id, '  今日は山を歩きます。とても楽しみです。 ');

  expect(body).toMatchObject({ content: '今日は山を歩きます。とても楽しみです。', language: 'ja', own: true });
  expect(body.edited_at).not.toBeNull();
  expect(await read(id)).toMatchObject({
    content: body.content,
    edited_at: body.edited_at,
    created_at: body.created_at,
  });
  const page = await jonas.call(contract.listUserFeeds, { params: { id: mei.id }, query: {} });
  expect(page.body.items.find((one) => one.id === id)?.edited_at).toBe(body.edited_at);
});

it('changes nothing for the same text', async () => {
  const { id, content } = await post();
  expect((await edit(mei, id, content)).body.edited_at).toBeNull();
});

it('refuses posts of others, an empty text and the third change', async () => {
  const { id } = await post();
  expect((await edit(jonas, id, 'Not mine')).code).toBe(errors.not_found.code);
  expect((await edit(mei, id, '  ')).code).toBe(errors.input_invalid.code);
  expect((await edit(mei, id, 'x'.repeat(5_001))).code).toBe(errors.post_too_long.code);
  await edit(mei, id, 'One');
  await edit(mei, id, 'Two');
  expect((await edit(mei, id, 'Three')).code).toBe(errors.post_edits_used_up.code);
  expect((await read(id)).content).toBe('Two');
});

it('shows staff the earlier wordings with a complaint, and the author in the export', async () => {
  const { id } = await post('First words of this post');
  await edit(mei, id, 'Second words of this post');

  await jonas.call(complaintsContract.complain, {
    body: { reportType: 'feed', reportId: id, content: 'spam: an advertisement' },
  });
  const [complaint] = await api.sql<{ evidence: object }>('select evidence from complaint order by id desc limit 1');
  expect(complaint?.evidence).toMatchObject({
    words: 'Second words of this post',
    edits: [{ words: 'First words of this post' }],
  });

  const texts = [];
  for await (const { content } of feedExporter.files(api.app.database, mei.id))
    for await (const part of content) texts.push(Buffer.from(part).toString());
  expect(texts.join('')).toContain('First words of this post');
});

it('is held again when a text that staff had cleared is changed', async () => {
  const { id } = await post();
  await api.sql('update post set cleared_at = now() where id = $1', [id]);
  await edit(mei, id, 'Other words');
  expect(await api.sql('select cleared_at from post where id = $1', [id])).toEqual([{ cleared_at: null }]);
});
