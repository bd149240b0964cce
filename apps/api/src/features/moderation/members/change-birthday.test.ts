import { staffMembersContract as contract } from '@peonia/contract/moderation/members.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';

let api: Api;
let support: StaffMember;

beforeAll(async () => {
  api = await startApi();
  support = await makeStaff(api, 'Support Sue', 'support');
});
afterAll(() => api.close());

const correct = (id: number, birthday: string, staff = support) =>
  staff.call(contract.actOnMember, {
    params: { id },
    body: { act: 'correct_birthday', birthday, reason: 'Passport seen in ticket 12.' },
  });

describe('a birthday corrected by staff', () => {
  // covers: Staff correct a birthday with a reason, never to under age
  it('is that of the member, with its sign, and leaves the own change unused', async () => {
    const member = await api.register('Berta', { birthday: '1990-01-15' });

    const { status } = await correct(member.id, '1991-07-30');

    const [row] = await api.sql(
      'select birthday::text, birthday_changes, horoscope from profile where member_id = $1',
      [member.id],
    );
    expect(status).toBe(200);
    expect(row).toMatchObject({ birthday: '1991-07-30', birthday_changes: 0 });
    expect((await member.me()).profile.birthday).toBe('1991-07-30');
  });

  it('is logged with the one before and the reason', async () => {
    const member = await api.register('Clara', { birthday: '1990-01-15' });

    await correct(member.id, '1991-07-30');

    const [entry] = await api.sql(
      'select act, subject_ids::integer[], before, after, detail from staff_act order by id desc limit 1',
    );
    expect(entry).toEqual({
      act: 'member.birthday-corrected',
      subject_ids: [member.id],
      before: '1990-01-15',
      after: '1991-07-30',
      detail: 'Passport seen in ticket 12.',
    });
  });

  it('is never under age, nor a day that does not exist', async () => {
    const member = await api.register('Dora', { birthday: '1990-01-15' });

    const young = await correct(member.id, `${new Date().getUTCFullYear() - 10}-01-15`);
    const wrong = await correct(member.id, '1990-02-30');

    expect(young.code).toBe(errors.birthday_under_age.code);
    expect(wrong.code).toBe(errors.birthday_invalid.code);
    expect((await member.me()).profile.birthday).toBe('1990-01-15');
  });

  it('is refused before the member has given one', async () => {
    const member = await api.register('Elsa', { finished: false });

    expect((await correct(member.id, '1991-07-30')).code).toBe(errors.birthday_missing.code);
  });

  it('needs a role with access to accounts', async () => {
    const [member, moderator] = [await api.register('Fina'), await makeStaff(api, 'Mod Mia', 'moderator')];

    expect((await correct(member.id, '1991-07-30', moderator)).status).toBe(404);
  });
});
