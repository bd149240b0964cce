import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { giftCouple, giveRoses } from '../../../../test/fixtures/order-gift.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let staff: StaffMember;
beforeAll(async () => {
  api = await startApi();
  staff = await makeStaff(api, 'Ada Reports');
});
afterAll(async () => {
  for (const { id } of await api.sql<{ id: string }>("select id from complaint where report_type = 'order'"))
    await staff.call(complaintsContract.decideComplaint, {
      params: { id: Number(id) },
      body: { uphold: false, reason: 'no_proof' },
    });
  await api.close();
});

const report = (member: Member, reportId: number) =>
  member.call(complaintsContract.complain, {
    body: { reportType: 'order', reportId, content: 'money: Asks for money back.' },
  });
const openCase = (member: Member) =>
  api.sql<{ id: string }>("select id from complaint where member_id = $1 and report_type = 'order'", [member.id]);

describe('a report of a gift from the mall', () => {
  // covers: POST /complaints
  it('stores the words of the card and what was sent, against its sender', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei, { card: 'Now you owe me' });

    await report(mei, id);

    const [row] = await openCase(mei);
    const { evidence, accused } = (
      await staff.call(complaintsContract.getComplaint, { params: { id: Number(row?.id) } })
    ).body;
    expect(accused.user_id).toBe(jonas.id);
    expect(evidence).toMatchObject({
      words: 'Now you owe me',
      facts: [{ label: 'gift', value: expect.stringMatching(/^1 × .*roses/) }],
    });
  });

  it('is taken from its recipient alone', async () => {
    const { jonas, mei } = await giftCouple(api);
    const stranger = await api.register('Stranger Reports');
    const id = await giveRoses(jonas, mei);

    await report(stranger, id);
    await report(jonas, id);

    expect([await openCase(stranger), await openCase(jonas)]).toEqual([[], []]);
  });

  it('is taken after a block too', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);
    await api.sql("insert into relationship (member_id, other_id, kind) values ($1, $2, 'block')", [jonas.id, mei.id]);

    await report(mei, id);

    expect(await openCase(mei)).toHaveLength(1);
  });
});
