import { agreementContract as contract } from '@peonia/contract/moderation/agreement.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { runJob } from '../../../../test/run-job.ts';

let api: Api;
let ada: StaffMember;
let bea: StaffMember;
let lead: StaffMember;
const minCases = 4;

beforeAll(async () => {
  api = await startApi({ LIMIT_AGREEMENT_MIN_CASES: String(minCases) });
  [ada, bea] = [await makeStaff(api, 'Staff Ada'), await makeStaff(api, 'Staff Bea')];
  lead = await makeStaff(api, 'Lead Lin', 'admin');
});
afterAll(() => api.close());

/** Decisions of a reviewer about files, some days ago. */
const review = (staff: StaffMember, act: 'approved' | 'removed', ids: number[], days: number) =>
  api.sql(
    `insert into staff_act (staff_id, act, subject, subject_ids, at)
     select $1, 'review.' || $2, 'upload', array[id], now() - make_interval(days => $4) from unnest($3::bigint[]) id`,
    [staff.id, act, ids, days],
  );
const readAll = async () => (await lead.call(contract.getAgreement)).body;
const recount = async () => {
  await runJob(api, 'moderation.count-agreement');
  return (await readAll()).items;
};

// covers: How often others of the staff decided differently, by reviewer and kind, from enough cases
describe('agreement of reviewers', () => {
  it('counts files that somebody else decided again, and those with another outcome', async () => {
    await review(ada, 'approved', [901, 902, 903, 904, 905], 9);
    await review(bea, 'approved', [901, 902, 903], 5);
    await review(bea, 'removed', [904], 5);

    const items = await recount();

    expect(items.filter(({ kind }) => kind === 'photos')).toEqual([
      { staff_id: ada.id, staff_name: 'Staff Ada', kind: 'photos', decided: 5, compared: 4, rate: 0.25 },
      { staff_id: bea.id, staff_name: 'Staff Bea', kind: 'photos', decided: 4, compared: 0, rate: null },
    ]);
  });

  it('does not compare a reviewer with themselves', async () => {
    await review(bea, 'approved', [904], 4);

    const items = await recount();

    expect(items.find(({ staff_id }) => staff_id === bea.id)).toMatchObject({ decided: 5, compared: 0 });
  });

  it('counts appeals against the one who decided first, and shows no share of few', async () => {
    await api.sql(
      `insert into complaint (member_id, report_type, report_id, content, accused_id, accused_name, state, decided_by, decided_at,
         reason, act, appeal, appealed_by, appealed_against, appeal_content, appealed_at, appeal_decided_by, appeal_decided_at)
       select null, 'user', 0, 'hate: Case.', $1, 'Lead Lin', 'upheld', $2, now(), 'hate', 'none',
         case when n = 1 then 'granted' else 'refused' end, $1, $2, 'No.', now(), $3, now()
       from generate_series(1, $4::integer) n`,
      [lead.id, ada.id, bea.id, minCases - 1],
    );
    const few = await recount();
    await api.sql(
      `update complaint set appeal_decided_at = now() - interval '91 days' where id = (select max(id) from complaint)`,
    );
    const fewer = await recount();

    const ofAda = ({ staff_id, kind }: { staff_id: number; kind: string }) =>
      staff_id === ada.id && kind === 'complaints';
    expect(few.find(ofAda)).toMatchObject({ compared: minCases - 1, rate: null });
    expect(fewer.find(ofAda)).toMatchObject({ compared: minCases - 2, rate: null });
  });

  it('compares a file that was approved with the complaint that removed it', async () => {
    await api.sql(
      `insert into complaint (member_id, report_type, report_id, content, accused_name, state, decided_by, decided_at, reason, act, upload_ids)
       values (null, 'user', 905, 'nudity: Case.', '', 'upheld', $1, now(), 'hate', 'remove', '{905}')`,
      [bea.id],
    );

    const items = await recount();

    expect(items.find(({ staff_id, kind }) => staff_id === ada.id && kind === 'photos')).toMatchObject({
      compared: 5,
      rate: 0.4,
    });
  });

  it('logs that it was read', async () => {
    await readAll();

    const [act] = await api.sql<{ staff_id: number; act: string }>(
      'select staff_id, act from staff_act order by id desc limit 1',
    );
    expect(act).toEqual({ staff_id: lead.id, act: 'agreement.looked' });
  });
});
