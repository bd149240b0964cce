import { complaintsContract as complaints } from '@peonia/contract/moderation/complaints.schema.ts';
import { suspendedMemberContract as contract } from '@peonia/contract/moderation/suspended-member.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../../test/api.ts';
import type { Member } from '../../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../../test/run-job.ts';
import { makeAppealToken } from './appeal-token.ts';

let api: Api;
let member: Member;
let caseId: number;
let token: string;
let counted = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  member = await api.register(`Suspended ${(counted += 1)}`, { email: `suspended${counted}@example.test` });
  const other = await api.register(`Reporter ${counted}`);
  await other.call(complaints.complain, {
    body: { reportType: 'user', reportId: member.id, content: 'hate: Insulted me.' },
  });
  const [row] = await api.sql<{ id: string }>('select max(id) as id from complaint where accused_id = $1', [member.id]);
  caseId = Number(row?.id);
  await decide();
  await setStatus('suspended');
  token = makeAppealToken(api.config.secret, { id: caseId, member_id: member.id });
});

const decide = () =>
  api.sql("update complaint set state = 'upheld', act = 'suspend', decided_at = now() where id = $1", [caseId]);
const setStatus = (status: string) => api.sql('update account set status = $2 where id = $1', [member.id, status]);
const read = (given = token) => api.guest().call(contract.readSuspendedMember, { body: { token: given } });
const start = () => api.guest().call(contract.startSuspendedExport, { body: { token } });
const ask = (wanted = true) => api.guest().call(contract.setSuspendedErasure, { body: { token, wanted } });
const download = (given = token) =>
  fetch(`${api.address}/v1/appeals/export/download`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: given }),
  });
const statusOf = async () =>
  (await api.sql<{ status: string }>('select status from account where id = $1', [member.id]))[0]?.status;
const subjects = async () => {
  await api.app.outbox.drain();
  const rows = await api.sql<{ subject: string }>('select subject from mail_outbox where recipient = $1 order by id', [
    member.email,
  ]);
  return rows.map((row) => row.subject);
};

describe('the link of the mail about a suspension', () => {
  it('tells the name and that nothing was asked for', async () => {
    const { status, body } = await read();

    expect([status, body]).toEqual([200, { name: member.name, erase_at: null, archive: null }]);
  });

  it('is refused when it is forged', async () => {
    const [id, , signature] = token.split('.');

    const { code } = await read(`${id}.${member.id + 1}.${signature}`);

    expect(code).toBe(errors.link_invalid.code);
  });

  it('is refused once the account is restored', async () => {
    await setStatus('active');

    expect((await read()).code).toBe(errors.link_invalid.code);
  });

  it('is refused once the decision is reversed', async () => {
    await api.sql("update complaint set state = 'dismissed' where id = $1", [caseId]);

    expect((await read()).code).toBe(errors.link_invalid.code);
  });

  it('is refused for the member who reported', async () => {
    const [row] = await api.sql<{ member_id: string }>('select member_id from complaint where id = $1', [caseId]);
    const memberId = Number(row?.member_id);
    await api.sql("update account set status = 'suspended' where id = $1", [memberId]);

    const { code } = await read(makeAppealToken(api.config.secret, { id: caseId, member_id: memberId }));

    expect(code).toBe(errors.link_invalid.code);
  });
});

describe('the archive of a suspended member', () => {
  it('is made, told by mail and downloaded with the link', async () => {
    const { body } = await start();
    await runJob(api, 'accounts.create-exports');

    const reply = await download();

    expect(body.archive).toMatchObject({ ready: false });
    expect((await read()).body.archive).toMatchObject({ ready: true, percent: 100 });
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    expect(JSON.parse(strFromU8(files['account/account.json'] ?? new Uint8Array()))).toMatchObject({ id: member.id });
    expect((await subjects()).at(-1)).toMatch(/^Your data from .* is ready$/);
  });

  it('cannot be downloaded before it is ready', async () => {
    await start();

    expect((await download()).status).toBe(errors.export_gone.status);
  });

  it('cannot be downloaded with the link after the account is restored', async () => {
    await start();
    await runJob(api, 'accounts.create-exports');
    await setStatus('active');

    expect((await download()).status).toBe(errors.link_invalid.status);
  });
});

describe('the deletion of a suspended account', () => {
  it('happens after the grace period', async () => {
    const { body } = await ask();
    await api.sql("update account set closed_at = now() - interval '40 days' where id = $1", [member.id]);
    await runJob(api, 'accounts.delete-closed-accounts');

    expect(Date.parse(String(body.erase_at))).toBeGreaterThan(Date.now());
    expect(await statusOf()).toBe('deleted');
  });

  it('waits while a case about the member is open', async () => {
    await ask();
    await api.sql("update complaint set state = 'open', act = null, decided_at = null where id = $1", [caseId]);
    await api.sql("update account set closed_at = now() - interval '40 days' where id = $1", [member.id]);

    await runJob(api, 'accounts.delete-closed-accounts');

    expect(await statusOf()).toBe('suspended');
  });

  it('can be withdrawn', async () => {
    await ask();

    const { body } = await ask(false);

    expect(body.erase_at).toBeNull();
    // The two mails leave side by side.
    expect((await subjects()).slice(-2).toSorted()).toEqual([
      expect.stringMatching(/will be deleted$/),
      expect.stringMatching(/will not be deleted$/),
    ]);
  });

  it('mails once when it is asked for twice', async () => {
    await ask();
    await ask();

    expect((await subjects()).filter((subject) => subject.endsWith('will be deleted'))).toHaveLength(1);
  });
});
