import { accountExportContract as exporting } from '@peonia/contract/accounts/account-export.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { progressContract } from '@peonia/contract/protocol/progress.schema.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const download = (member: Pick<Member, 'token'>, id: number) =>
  fetch(`${api.address}/v1/exports/${id}`, {
    headers: { authorization: `Bearer ${member.token}`, 'accept-language': 'en' },
  });

async function make(member: Member): Promise<number> {
  const { id } = (await member.call(exporting.startExport)).body;
  await runJob(api, 'accounts.create-exports');
  return id;
}

// covers: GET /progress
it('contains account, profile, likes, both sides of conversations, photos and a README in the member’s language', async () => {
  const member = await api.register('Takes along', { photo: true, language: 'ja', email: 'takes.along@example.test' });
  const other = await api.register('Other side', { visibility: 'public' });
  const hidden = await api.register('Hidden fan', { visibility: 'hidden' });
  await member.call(profilesContract.updateProfile, { body: { biography: '雨の日が好きです。' } });
  await member.call(socialContract.setLike, { body: { user_id: other.id } });
  await hidden.call(socialContract.setLike, { body: { user_id: member.id } });
  await member.call(chatContract.sendMessage, {
    body: { user_id: other.id, message_type: 'text', message_content: 'from me', client_id: 'takes-along-1' },
  });
  await other.call(chatContract.sendMessage, {
    body: { user_id: member.id, message_type: 'text', message_content: 'from the other', client_id: 'other-side-1' },
  });

  await api.sql(
    `insert into member_consent (member_id, document, version, language, way)
     values ($1, 'terms', '2', 'ja', 'email'), ($1, 'policy', '1', 'ja', 'email')`,
    [member.id],
  );

  const id = await make(member);
  expect((await member.call(progressContract.getProgress, { query: { type: 'export', id: String(id) } })).body).toEqual(
    { state: 'done', percent: 100 },
  );
  const reply = await download(member, id);
  expect(reply.headers.get('content-type')).toBe('application/zip');
  expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="Takesalong-${id}.zip"`);
  const archive = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  const text = (name: string) => strFromU8(archive[name] ?? new Uint8Array());
  const json = (name: string) => JSON.parse(text(name)) as unknown;
  expect(text('README.txt')).toContain('Peoniaのデータ');
  expect(json('account/account.json')).toMatchObject({
    id: member.id,
    name: 'Takes along',
    email: 'takes.along@example.test',
  });
  expect(json('account/consents.json')).toMatchObject([
    { document: 'terms', version: '2', way: 'email' },
    { document: 'policy', version: '1', way: 'email' },
  ]);
  expect(json('profile/profile.json')).toMatchObject({
    shown: { biography: '雨の日が好きです。', birthday: '1992-05-15' },
  });
  expect(json('likes/likes.json')).toMatchObject({ given: [{ user_id: other.id, name: 'Other side' }], received: [] });
  expect(json('notifications/settings.json')).toMatchObject({ email: { message: true } });
  expect(json('privacy/settings.json')).toMatchObject({ visibility: 'registered' });
  const conversation = Object.keys(archive).find((name) => name.startsWith('chat/conversation-'));
  expect(json(conversation ?? '')).toMatchObject({
    name: 'Other side',
    messages: [
      { from_me: true, content: 'from me' },
      { from_me: false, content: 'from the other' },
    ],
  });
  const pictures = Object.keys(archive).filter((name) => name.endsWith('.webp'));
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  for (const name of pictures) expect((await sharp(archive[name]).metadata()).format).toBe('webp');
  const everything = Object.values(archive)
    .map((file) => Buffer.from(file).toString('latin1'))
    .join();
  expect(everything).not.toMatch(/argon2|Hidden fan|password_hash/);
  expect(everything).not.toContain(other.email);

  await api.app.outbox.drain();
  const [mail] = await api.sql<{ subject: string }>(
    'select subject from mail_outbox where recipient = $1 order by id desc limit 1',
    ['takes.along@example.test'],
  );
  expect(mail?.subject).toBe('Peoniaのデータの準備ができました');
});

it('is available to its owner only, including its progress', async () => {
  const member = await api.register('Owner alone');
  const other = await api.register('Nosy one');
  const id = await make(member);
  expect((await other.call(progressContract.getProgress, { query: { type: 'export', id: String(id) } })).status).toBe(
    404,
  );
  expect(
    (await other.call(progressContract.getProgress, { query: { type: 'export', id: String(id + 1_000) } })).status,
  ).toBe(404);
  expect((await download(other, id)).status).toBe(404);
  expect((await download({ token: 'x'.repeat(43) }, id)).status).toBe(401);
  const [row] = await api.sql<{ blob: string }>('select blob from account_export where id = $1', [id]);
  expect((await fetch(`${api.address}/media/${row?.blob}`)).status).toBe(404);
});

it('allows one export at a time and a few per day', async () => {
  const member = await api.register('Many times');
  // The worker begins at once: the first archive must not be done before the last call.
  await api.sql(`create function claim_at_once() returns trigger language plpgsql as
    'begin new.claimed_until := now() + interval ''1 minute''; return new; end'`);
  await api.sql(
    'create trigger claim_at_once before insert on account_export for each row execute function claim_at_once()',
  );
  const started = await Promise.all(Array.from({ length: 4 }, () => member.call(exporting.startExport)));
  await api.sql('drop trigger claim_at_once on account_export');
  await api.sql('update account_export set claimed_until = null where member_id = $1', [member.id]);
  expect(new Set(started.map((answer) => answer.body.id)).size).toBe(1);
  await runJob(api, 'accounts.create-exports');
  for (let more = 1; more < 5; more += 1) await make(member);
  expect((await member.call(exporting.startExport)).code).toBe(400176);
});

it('restarts after a killed process and reports a failure', async () => {
  const member = await api.register('Left behind');
  const [{ id } = { id: 0 }] = await api.sql<{ id: number }>(
    "insert into progress (kind, member_id, state, percent) values ('export', $1, 'running', 40) returning id",
    [member.id],
  );
  await api.sql(
    "insert into account_export (id, member_id, language, claimed_until) values ($1, $2, 'en', now() + interval '1 minute')",
    [id, member.id],
  );
  await runJob(api, 'accounts.create-exports');
  const state = async () =>
    (await member.call(progressContract.getProgress, { query: { type: 'export', id: String(id) } })).body.state;
  expect(await state()).toBe('running');
  await api.sql("update account_export set claimed_until = now() - interval '1 second' where id = $1", [id]);
  await api.sql('alter table profile rename to profile_away');
  await runJob(api, 'accounts.create-exports');
  await api.sql('alter table profile_away rename to profile');
  expect(await state()).toBe('failed');
  expect((await member.call(exporting.latestExport)).body.items).toEqual([]);
});

it('expires after seven days together with its file', async () => {
  const member = await api.register('Seven days');
  const id = await make(member);
  expect((await member.call(exporting.latestExport)).body.items).toMatchObject([{ id, ready: true }]);
  await api.sql("update account_export set expires_at = now() - interval '1 second' where id = $1", [id]);
  expect(await (await download(member, id)).json()).toMatchObject({ code: 400174 });
  const [row] = await api.sql<{ blob: string }>('select blob from account_export where id = $1', [id]);
  await runJob(api, 'accounts.delete-expired-exports');
  expect(await api.app.blobs.get(row?.blob ?? '')).toBeNull();
  expect((await download(member, id)).status).toBe(404);
});

it.each(languages)('has its README in %s', async (language) => {
  const member = await api.register(`Reads ${language} text`, { language, finished: false });
  const id = await make(member);
  const archive = unzipSync(new Uint8Array(await (await download(member, id)).arrayBuffer()));
  expect(strFromU8(archive['README.txt'] ?? new Uint8Array()).length).toBeGreaterThan(80);
});
