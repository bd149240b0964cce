import { readdir } from 'node:fs/promises';
import { accountClosingContract as closing } from '@peonia/contract/accounts/account-closing.schema.ts';
import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountExportContract as exporting } from '@peonia/contract/accounts/account-export.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { progressContract } from '@peonia/contract/protocol/progress.schema.ts';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { findText } from '../../../../test/find-text.ts';
import { runJob } from '../../../../test/run-job.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const blobsOnDisk = async () =>
  (await readdir(`${api.config.dataDir}/media`, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
/** Moves all stored timestamps into the past by this many days. */
const daysPass = (days: number) =>
  api
    .sql(`update account set closed_at = closed_at - interval '${days} days' where closed_at is not null`)
    .then(() => api.sql(`update member_event set created_at = created_at - interval '${days} days'`));
const latestCode = async (email: string) => {
  await api.app.outbox.drain();
  const [mail] = await api.sql<{ body_text: string }>(
    'select body_text from mail_outbox where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /\b\d{6}\b/.exec(mail?.body_text ?? '')?.[0] ?? '';
};

describe('closing an account', () => {
  // covers: DELETE /user
  it('requires the password, counts wrong ones and changes nothing until it is right', async () => {
    const member = await api.register('Stays here');
    expect((await member.call(closing.closeAccount, { body: {} })).code).toBe(400154);
    for (let tries = 0; tries < 9; tries += 1)
      expect((await member.call(closing.closeAccount, { body: { password: 'not this one' } })).code).toBe(400154);
    expect((await member.call(closing.closeAccount, { body: { password: member.password } })).code).toBe(400110);
    expect((await member.me()).name).toBe('Stays here');
  });

  it('hides the member, revokes the sessions, closes sockets within two seconds and sends a mail', async () => {
    const member = await api.register('Going away', {
      gender: 0,
      seeking: 'men',
      photo: true,
      visibility: 'public',
      language: 'de',
    });
    const other = await api.register('Looking on', { gender: 1, seeking: 'women' });
    await member.call(chatContract.sendMessage, {
      body: { user_id: other.id, message_type: 'text', message_content: 'Bis dann', client_id: 'going-away-1' },
    });
    await member.call(socialContract.setLike, { body: { user_id: other.id } });
    const lists = [
      discoveryContract.listLatest,
      discoveryContract.listRecommended,
      discoveryContract.listOnline,
      socialContract.listLikesOfMe,
    ] as const;
    const seenIn = async () => {
      const found: string[] = [];
      for (const list of lists)
        if (JSON.stringify((await other.call(list)).body).includes('Going away')) found.push(list.path);
      if (JSON.stringify((await other.call(messageThreadsContract.listThreads)).body).includes('Going away'))
        found.push('/message_threads');
      return found;
    };
    const socket = await member.socket();
    expect(await seenIn()).toEqual(expect.arrayContaining(['/latest', '/recommend', '/likes/me', '/message_threads']));

    expect((await member.call(closing.closeAccount, { body: { password: member.password } })).status).toBe(204);
    expect(await socket.closed).toBe(closeCodes.session_over);
    expect((await member.call(accountsContract.getMe)).status).toBe(401);
    expect((await member.call(accountsContract.refreshToken)).status).toBe(401);
    expect(await seenIn()).toEqual([]);
    expect((await other.call(profilesContract.getProfile, { params: { id: member.id } })).status).toBe(404);
    expect((await other.call(accountsContract.getCounters)).body.counter).toMatchObject({ likeme: 0, message: 0 });

    await api.app.outbox.drain();
    const [mail] = await api.sql<{ subject: string; body_text: string }>(
      'select subject, body_text from mail_outbox where recipient = $1 order by id desc limit 1',
      [member.email],
    );
    expect(mail?.subject).toBe('Dein Konto bei Peonia ist geschlossen');
    expect(mail?.body_text).toContain('30 Tage');
    const login = await api
      .guest()
      .call(accountsContract.authenticate, { body: { name: 'Going away', password: member.password } });
    expect(login.code).toBe(400016);
    expect(
      (
        await api
          .guest()
          .call(accountsContract.authenticate, { body: { name: 'Going away', password: 'not this one' } })
      ).code,
    ).toBe(400109);
  });

  it('accepts a code only for its own account and keeps all data for thirty days', async () => {
    const member = await api.register('By a code');
    const other = await api.register('Not that one');
    expect((await api.guest().call(codes.sendCode, { body: { email: member.email, purpose: 'close' } })).status).toBe(
      401,
    );
    expect((await member.call(codes.sendCode, { body: { email: member.email, purpose: 'close' } })).code).toBe(400010);
    const code = await latestCode(member.email);
    expect((await other.call(closing.closeAccount, { body: { code } })).code).toBe(400150);
    expect((await member.call(closing.closeAccount, { body: { code } })).status).toBe(204);

    await api.sql("update verification_code set sent_at = sent_at - interval '2 minutes'");
    const [row] = await api.sql<{ status: string }>('select status from account where id = $1', [member.id]);
    expect(row?.status).toBe('closed');
    await daysPass(29);
    await runJob(api, 'accounts.delete-closed-accounts');
    expect(
      (await api.sql<{ status: string }>('select status from account where id = $1', [member.id]))[0]?.status,
    ).toBe('closed');
  });

  it('requires a recent login for an account without password and address', async () => {
    const member = await api.register('Nothing but');
    await api.sql('update account set password_hash = null, email = null, email_key = null where id = $1', [member.id]);
    await api.sql("update session set created_at = now() - interval '11 minutes' where account_id = $1", [member.id]);
    expect((await member.call(closing.closeAccount, { body: {} })).code).toBe(400172);
    await api.sql('update session set created_at = now() where account_id = $1', [member.id]);
    expect((await member.call(closing.closeAccount, { body: {} })).status).toBe(204);
  });
});

describe('deleting a closed account', () => {
  it('removes all personal data and files, keeps data of others, and frees name and address', async () => {
    const options = { email: 'qzxmarker@example.test', photo: true, visibility: 'public', gender: 0 } as const;
    const member = await api.register('Qzx Marker', options);
    const other = await api.register('Stays behind', { gender: 1 });
    await member.call(profilesContract.updateProfile, {
      body: { biography: 'qzxmarker likes rain', hi_content: 'qzxmarker says hi' },
    });
    await member.call(socialContract.setLike, { body: { user_id: other.id } });
    await other.call(socialContract.setLike, { body: { user_id: member.id } });
    await member.call(chatContract.sendMessage, {
      body: {
        user_id: other.id,
        message_type: 'text',
        message_content: 'qzxmarker wrote this',
        client_id: 'qzxmarker-1',
      },
    });
    await other.call(chatContract.sendMessage, {
      body: {
        user_id: member.id,
        message_type: 'text',
        message_content: 'an answer that stays',
        client_id: 'stays-behind-1',
      },
    });
    await member.call(codes.sendCode, { body: { email: member.email, purpose: 'verify' } });
    await member.call(codes.verifyAddress, { body: { email: member.email, code: await latestCode(member.email) } });
    await api.sql(
      "insert into member_consent (member_id, document, version, language, way) values ($1, 'terms', '1', 'en', 'email')",
      [member.id],
    );
    const { id: exportId } = (await member.call(exporting.startExport)).body;
    await runJob(api, 'accounts.create-exports');
    expect(
      (await member.call(progressContract.getProgress, { query: { type: 'export', id: String(exportId) } })).body.state,
    ).toBe('done');
    await api.app.outbox.drain();
    const pictures = (await api.sql<{ name: string }>('select name from upload where owner_id = $1', [member.id])).map(
      (row) => row.name,
    );
    const isTheirs = (blob: string) => pictures.some((name) => blob.includes(name)) || blob.startsWith('export-');
    expect(pictures.length).toBeGreaterThan(0);
    expect((await blobsOnDisk()).filter(isTheirs).length).toBeGreaterThan(3);
    const places = new Set(await findText(api, 'qzxmarker', 'Qzx Marker'));
    expect([...places]).toEqual(
      expect.arrayContaining([
        'account.email',
        'account.name',
        'message.content',
        'profile.biography',
        'mail_outbox.recipient',
      ]),
    );

    await member.call(closing.closeAccount, { body: { password: member.password } });
    await api.app.outbox.drain();
    await daysPass(31);
    await runJob(api, 'realtime.purge-events');
    await runJob(api, 'accounts.delete-closed-accounts');

    expect(await findText(api, 'qzxmarker', 'Qzx Marker', ...pictures, member.channel)).toEqual([]);
    expect((await blobsOnDisk()).filter(isTheirs)).toEqual([]);
    const own = [
      'session.account_id',
      'member_consent.member_id',
      'known_device.account_id',
      'profile.member_id',
      'privacy_setting.member_id',
      'notification_setting.member_id',
      'member_stream.member_id',
      'upload.owner_id',
      'progress.member_id',
    ];
    for (const place of own) {
      const [table, column] = place.split('.');
      expect([place, await api.sql(`select 1 from ${table} where ${column} = $1`, [member.id])]).toEqual([place, []]);
    }
    expect(await api.sql('select content from message where sender_id = $1', [other.id])).toEqual([
      { content: 'an answer that stays' },
    ]);
    expect(await api.sql('select 1 from trial where account_id = $1', [member.id])).not.toEqual([]);

    const again = await api.register('Qzx Marker', { email: 'qzxmarker@example.test' });
    expect(again.id).not.toBe(member.id);
    await runJob(api, 'accounts.delete-closed-accounts');
    expect((await again.me()).name).toBe('Qzx Marker');
    const [heir] = await api.sql<{ trialing: number }>('select trialing from account where id = $1', [again.id]);
    expect(heir?.trialing).toBe(0);
  });

  it('resumes an interrupted deletion and continues after a failed one', async () => {
    const half = await api.register('Half erased', { photo: true });
    const broken = await api.register('Broken one', { photo: true });
    for (const member of [half, broken])
      await member.call(closing.closeAccount, { body: { password: member.password } });
    await api.sql("update account set status = 'deleting' where id = $1", [half.id]);
    await daysPass(31);
    await api.sql(
      `create function refuse_it() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`,
    );
    await api.sql(
      `create trigger refuse_it before delete on profile for each row when (old.member_id = ${broken.id}) execute function refuse_it()`,
    );
    await runJob(api, 'accounts.delete-closed-accounts');
    const states = () =>
      api.sql<{ status: string }>('select status from account where id = any($1) order by id', [[half.id, broken.id]]);
    expect(await states()).toEqual([{ status: 'deleted' }, { status: 'deleting' }]);
    expect(
      (
        await api
          .guest()
          .call(accountsContract.authenticate, { body: { name: 'Broken one', password: broken.password } })
      ).code,
    ).toBe(400016);
    await api.sql('drop trigger refuse_it on profile');
    await Promise.all([runJob(api, 'accounts.delete-closed-accounts'), runJob(api, 'accounts.delete-closed-accounts')]);
    expect(await states()).toEqual([{ status: 'deleted' }, { status: 'deleted' }]);
  });
});
