import { randomUUID } from 'node:crypto';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { complaintsContract as contract } from '@peonia/contract/moderation/complaints.schema.ts';
import { staffMembersContract } from '@peonia/contract/moderation/members.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../../test/run-job.ts';
import { there } from '../../../../../test/there.ts';

let api: Api;
let ada: StaffMember;
let bea: StaffMember;
let count = 0;

beforeAll(async () => {
  api = await startApi();
  [ada, bea] = [await makeStaff(api, 'Staff Ada'), await makeStaff(api, 'Staff Bea')];
});
afterAll(() => api.close());

/** A member banned for fraud, somebody who wrote with them, and the case. */
async function banned(before = async (_ben: Member) => {}): Promise<{ ben: Member; carl: Member; id: number }> {
  count += 1;
  const ben = await api.register(`Ben ${count}`, { visibility: 'public' });
  const carl = await api.register(`Carl ${count}`, { vip: true, verified: true, language: 'de' });
  await carl.call(chatContract.sendMessage, {
    body: { user_id: ben.id, message_type: 'text', message_content: 'Hallo', client_id: randomUUID() },
  });
  await carl.call(contract.complain, {
    body: { reportType: 'user', reportId: ben.id, content: 'money: Asks for gift cards.' },
  });
  await before(ben);
  const { items } = (await ada.call(contract.listComplaints, { query: { show: 'open' } })).body;
  const id = items.find(({ name }) => name === `Ben ${count}`)?.id ?? 0;
  await ada.call(contract.decideComplaint, { params: { id }, body: { uphold: true, reason: 'money', act: 'ban' } });
  await api.app.outbox.drain();
  return { ben, carl, id };
}

const warnings = async (member: Member) =>
  (await member.call(notificationsContract.listNotifications)).body.items.filter(({ data }) => data.what === 'fraud');

/** Mails of the warning to a member, after a run of the job. */
async function mailed(member: Member): Promise<{ subject: string; body_text: string }[]> {
  await runJob(api, 'moderation.mail-final-bans');
  await api.app.outbox.drain();
  return api.sql(
    "select subject, body_text from mail_outbox where recipient = $1 and subject like '%Betrugs gesperrt' order by id",
    [member.email],
  );
}

const passAppealTime = (id: number) =>
  api.sql("update complaint set decided_at = now() - interval '31 days' where id = $1", [id]);

// covers: Correspondents of a member banned for fraud are told, mailed once it is final, told no more if it falls
describe('a ban for fraud', () => {
  it('mails correspondents once, when the time for an appeal has passed', async () => {
    const { ben, carl, id } = await banned();

    const early = await mailed(carl);
    await passAppealTime(id);
    const due = await mailed(carl);
    const again = await mailed(carl);

    expect(early).toEqual([]);
    expect(due).toHaveLength(1);
    expect(due[0]?.body_text).toContain(ben.name);
    expect(again).toEqual(due);
  });

  it('tells correspondents although the member has deleted the conversation', async () => {
    const { carl } = await banned(async (ben) => {
      const { items } = (await ben.call(messageThreadsContract.listThreads)).body;
      await ben.call(messageThreadsContract.deleteThread, { params: { id: there(items[0]).id } });
    });

    expect(await warnings(carl)).toHaveLength(1);
  });

  it('mails correspondents when its appeal was refused', async () => {
    const { ben, carl, id } = await banned();
    await appeal(id, ben);
    const waiting = await mailed(carl);

    await bea.call(contract.decideAppeal, { params: { id }, body: { grant: false } });

    expect([waiting.length, (await mailed(carl)).length]).toEqual([0, 1]);
  });

  it('takes the notice back when its appeal is granted, and mails nobody', async () => {
    const { ben, carl, id } = await banned();
    const before = await warnings(carl);
    await appeal(id, ben);
    const socket = await carl.socket();

    await bea.call(contract.decideAppeal, { params: { id }, body: { grant: true } });
    await api.app.outbox.drain();

    await socket.next((frame) => frame.type === 'event' && frame.name === 'notification.taken');
    await passAppealTime(id);
    expect([before.length, await warnings(carl), await mailed(carl)]).toEqual([1, [], []]);
  });

  it('takes the notice back when staff restore the member', async () => {
    const { ben, carl } = await banned();

    await ada.call(staffMembersContract.actOnMember, {
      params: { id: ben.id },
      body: { act: 'restore', reason: 'Mistaken for somebody else.' },
    });
    await api.app.outbox.drain();

    expect(await warnings(carl)).toEqual([]);
  });
});

/** The appeal of a member, as the link of the mail about the ban stores it. */
const appeal = (id: number, member: Member) =>
  api.sql(
    `update complaint set appeal = 'waiting', appealed_by = $2, appealed_against = decided_by,
       appeal_content = 'It was not me.', appealed_at = now() where id = $1`,
    [id, member.id],
  );
