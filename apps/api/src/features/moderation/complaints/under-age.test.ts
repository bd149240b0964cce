import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { complaintsContract as contract } from '@peonia/contract/moderation/complaints.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';

// covers: A refused birthday is remembered; another one goes to review

const tooYoung = dayOf(new Date(Date.now() - 15 * 365.25 * 86_400_000));
const oldEnough = '1995-04-12';

let api: Api;
let ada: StaffMember;
let member: Member;
let device: string;
let counted = 0;

beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Staff Ada');
});
afterAll(() => api.close());

beforeEach(async () => {
  member = await api.register(`Young ${(counted += 1)}`, { finished: false });
  device = `device-of-young-${counted}`;
});

const give = async (birthday: string, { by = member, on = device } = {}) =>
  (
    await by.call(profilesContract.updateProfile, {
      body: { gender: 1, birthday },
      headers: { 'x-client-id': on },
    })
  ).code;
const casesAbout = (id: number) =>
  api.sql<{ id: string; content: string; is_urgent: boolean; evidence: { facts: object[] } }>(
    'select id, content, is_urgent, evidence from complaint where accused_id = $1 order by id',
    [id],
  );

async function decide(verdict: object): Promise<number | null> {
  const [row] = await casesAbout(member.id);
  const { code } = await ada.call(contract.decideComplaint, {
    params: { id: Number(row?.id) },
    body: verdict as never,
  });
  await api.app.outbox.drain();
  return code;
}

describe('a birthday under the minimum age', () => {
  it('is refused', async () => {
    expect(await give(tooYoung)).toBe(errors.age_too_low.code);
    expect(await casesAbout(member.id)).toEqual([]);
  });

  it('is stored without the id of the device', async () => {
    await give(tooYoung);

    const [row] = await api.sql<{ rows: string }>(
      'select string_agg(r::text, $$ $$) as rows from refused_birthday r where key_hash = sha256($1)',
      [device],
    );
    expect(row?.rows).toBeNull();
  });

  it('is remembered for the account on another device', async () => {
    await give(tooYoung);

    expect(await give(oldEnough, { on: 'another-device' })).toBe(errors.birthday_in_review.code);
  });

  it('is remembered for another account on the device', async () => {
    await give(tooYoung);
    const second = await api.register(`Second ${counted}`, { finished: false });

    expect(await give(oldEnough, { by: second })).toBe(errors.birthday_in_review.code);
    expect(await casesAbout(second.id)).toHaveLength(1);
  });

  it('does not concern another account on another device', async () => {
    await give(tooYoung);
    const second = await api.register(`Second ${counted}`, { finished: false });

    expect(await give(oldEnough, { by: second, on: 'another-device' })).toBeNull();
  });

  it('is remembered for a guest who validates a form', async () => {
    const validate = async (birthday: string) =>
      (
        await api.guest().call(accountsContract.validateFields, {
          body: { birthday },
          headers: { 'x-client-id': device },
        })
      ).body['birthday'];

    expect(await validate(oldEnough)).toBe('ok');
    expect(await validate(tooYoung)).toBe(errors.age_too_low.code);
    expect(await validate(oldEnough)).toBe(errors.birthday_in_review.code);
    expect(await give(oldEnough)).toBe(errors.birthday_in_review.code);
  });

  it('is forgotten after its time', async () => {
    await give(tooYoung);
    await api.sql('update refused_birthday set until = current_date');
    await runJob(api, 'accounts.purge-sessions');

    expect(await api.sql('select 1 from refused_birthday')).toEqual([]);
    expect(await give(oldEnough)).toBeNull();
  });
});

describe('another birthday after a refused one', () => {
  beforeEach(() => give(tooYoung));

  it('opens one urgent case with both dates', async () => {
    await Promise.all([give(oldEnough), give('1994-01-01')]);
    await give('1993-01-01');

    const cases = await casesAbout(member.id);
    expect(cases).toHaveLength(1);
    expect(cases[0]).toMatchObject({ is_urgent: true, content: expect.stringMatching(/^minor: /) as string });
    expect(cases[0]?.evidence.facts[0]).toEqual({ label: 'refused birthday', value: tooYoung });
  });

  it('is accepted after staff dismissed the case', async () => {
    await give(oldEnough);
    await decide({ uphold: false, reason: 'no_proof' });

    expect(await give(oldEnough)).toBeNull();
  });

  it('suspends the account when staff uphold the case', async () => {
    await give(oldEnough);

    expect(await decide({ uphold: true, reason: 'minor', act: 'ban' })).toBeNull();
    expect(await api.sql('select status from account where id = $1', [member.id])).toEqual([{ status: 'suspended' }]);
  });

  it('cannot be upheld without a suspension', async () => {
    await give(oldEnough);

    expect(await decide({ uphold: true, reason: 'minor', act: 'warn' })).toBe(errors.input_invalid.code);
  });
});
