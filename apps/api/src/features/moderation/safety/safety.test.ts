import { safetyContract as contract } from '@peonia/contract/moderation/safety.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let mei: Member;

beforeAll(async () => {
  api = await startApi({ LIMIT_SAFETY_MIN_CASES: '3', LIMIT_SAFETY_SECONDS: '0', LIMIT_SELFIE_HOURS: '12' });
  mei = await api.register('Mei Safety', {});
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql('delete from selfie_check');
  await api.sql('delete from complaint');
});

const read = async () => (await api.guest().call(contract.getSafety)).body;
const decideSelfies = (minutes: number[], daysAgo = 1) =>
  api.sql(
    `insert into selfie_check (member_id, sign, state, open_until, sent_at, decided_at)
     select $1, 'fist', 'approved', now(), at - make_interval(mins => m), at
     from unnest($2::int[]) m, lateral (select now() - make_interval(days => $3)) t (at)`,
    [mei.id, minutes, daysAgo],
  );
const decideComplaints = (minutes: number[], reporter: number | null) =>
  api.sql(
    `insert into complaint (member_id, report_type, report_id, content, state, created_at, decided_at)
     select $1, 'user', 1, 'x', 'dismissed', now() - make_interval(mins => m), now() from unnest($2::int[]) m`,
    [reporter, minutes],
  );

// covers: Guests see the median response times of selfies and complaints, or that there are too few
describe('public response times', () => {
  it('gives targets and no figures before enough decisions', async () => {
    await decideSelfies([10, 20]);

    expect(await read()).toEqual({
      selfies: { minutes: null, target_hours: 12 },
      complaints: { minutes: null, target_hours: 72 },
    });
  });

  it('gives the median of the last 28 days', async () => {
    await decideSelfies([10, 20, 600]);
    await decideSelfies([9_000, 9_000, 9_000], 29);

    expect((await read()).selfies.minutes).toBe(20);
  });

  it('leaves out cases that staff opened themselves', async () => {
    await decideComplaints([30, 40, 50], mei.id);
    await decideComplaints([0, 0, 0, 0, 0], null);

    expect((await read()).complaints.minutes).toBe(40);
  });
});
