import { randomUUID } from 'node:crypto';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import { staffContract as contract } from '@peonia/contract/staff/staff.schema.ts';
import { analysisPermissions, staffRoles, type StaffRole } from '@peonia/contract/staff/staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';

// covers: POST /analysis

let api: Api;
let mei: Member;
let ben: Member;
const staff = new Map<StaffRole, StaffMember>();

beforeAll(async () => {
  api = await startApi();
  [mei, ben] = [await api.register('Mei Lin'), await api.register('Ben Secret', { gender: 1 })];
  await giveGold(api.app.database, ben, 20);
  await ben.call(chatContract.sendMessage, {
    body: { user_id: mei.id, message_type: 'text', message_content: 'A very private word', client_id: randomUUID() },
  });
  await mei.call(complaintsContract.complain, {
    body: { reportType: 'user', reportId: ben.id, content: 'other: Rude' },
  });
  for (const role of staffRoles) staff.set(role, await makeStaff(api, `Staff ${role}`, role));
}, 60_000);
afterAll(() => api.close());

const ask = (member: Member | undefined, reason = 'Asked about by the police') =>
  (member ?? mei).call(contract.analyse, { body: { user_id: ben.id, reason } });

describe('an analysis', () => {
  // covers: Analysis: log, login_at, trade, message, for staff by role, with a reason
  it.each(staffRoles)('shows %s only what the role allows', async (role) => {
    const { status, body, text } = await ask(staff.get(role));
    const parts = (Object.keys(analysisPermissions) as (keyof typeof analysisPermissions)[]).filter((part) =>
      isPermitted([role], analysisPermissions[part]),
    );
    expect([
      status,
      Object.keys(body)
        .filter((key) => status === 200 && key in analysisPermissions)
        .toSorted(),
    ]).toEqual([parts.length === 0 ? 404 : 200, parts.toSorted()]);
    expect(text).not.toMatch(/private word|example\.test/);
  });

  it('returns coarse counts', async () => {
    const { body } = await ask(staff.get('admin'));
    expect(body).toMatchObject({
      user_id: ben.id,
      name: 'Ben Secret',
      status: 'active',
      partner: false,
      log: { sessions: 1, complaints_about: 1, complaints_made: 0 },
      trade: { bought: 20, spent: 0, movements: 1 },
      message: { conversations: 1, begun: 1, answered: 0, sent: 1, sent_7_days: 1, received: 0 },
    });
  });

  it('needs a reason, which is logged, and does not exist for members', async () => {
    expect([
      (await ask(mei)).status,
      (await ask(staff.get('support'), '      ')).code,
      (await ask(staff.get('support'), 'Ticket 4711')).status,
    ]).toEqual([404, errors.input_invalid.code, 200]);
    const acts = await api.sql<{ detail: string }>(
      "select detail from staff_act where act = 'member.analysed' and staff_id = $1 order by id desc limit 1",
      [staff.get('support')?.id],
    );
    expect(acts[0]?.detail).toBe('Ticket 4711');
  });
});
