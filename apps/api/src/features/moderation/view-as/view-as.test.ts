import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { staffContract } from '@peonia/contract/staff/staff.schema.ts';
import { viewAsContract as views } from '@peonia/contract/staff/view-as.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';

let api: Api;
let ada: StaffMember;
let people = 0;
beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Views Ada', 'support');
});
afterAll(() => api.close());

const code = (name: ErrorName) => errors[name].code;
const newMember = () => api.register(`Viewed ${'abcdefghjkmnpqrstuvwxyz'.charAt((people += 1))}`);
const open = ({ id }: { id: number }, staff: Member = ada) =>
  staff.call(views.openView, { params: { id }, body: { cause: 'ticket', reason: 'Cannot find a friend.' } });
const end = (id: number) => ada.call(views.endView, { params: { id } });
const ownViews = async (member: Member) => (await member.call(views.listOwnViews)).body.items;
const actsAbout = (id: number) =>
  api.sql<{ act: string; detail: string }>(
    "select act, detail from staff_act where act like 'member.view-%' and subject_ids @> array[$1::bigint] order by id",
    [id],
  );

/** Reads a profile in the view. Returns the code of the refusal, or null. */
async function readAs(view: number, about: number, staff: Member = ada): Promise<number | null> {
  const reply = await fetch(`${api.address}/v1/user/${about}`, {
    headers: { authorization: `Bearer ${staff.token}`, 'x-view-as': String(view) },
  });
  return ((await reply.json()) as { code?: number }).code ?? null;
}

describe('a view as a member', () => {
  // covers: Staff see the site as a member, read only, and the member is told
  it('reads what the member may read, and nothing else', async () => {
    const [member, other, blocker] = [await newMember(), await newMember(), await newMember()];
    await blocker.call(relationshipsContract.blockMember, { body: { user_id: member.id } });
    const { id } = (await open(member)).body;

    expect(await readAs(id, other.id)).toBeNull();
    expect(await readAs(id, blocker.id)).toBe(code('not_found'));
    expect((await ada.call(profilesContract.getProfile, { params: { id: blocker.id } })).status).toBe(200);
  });

  it('leaves no visit and no trace of the member being here', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { id } = (await open(member)).body;

    await readAs(id, other.id);

    expect(await api.sql('select 1 from member_visit where visitor_id = $1', [member.id])).toEqual([]);
  });

  it('is told to the member with its cause, its time and what was shown', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { id } = (await open(member)).body;
    await readAs(id, other.id);
    await ada.call(discoveryContract.listLatest, { headers: { 'x-view-as': String(id) } });

    await end(id);
    await end(id);

    await api.app.outbox.drain();

    const [view] = await ownViews(member);
    expect(view).toMatchObject({ id, cause: 'ticket', roles: ['support'], pages: ['people', 'profile'] });
    expect(view?.ended_at).not.toBeNull();
    const told = (await member.call(notificationsContract.listNotifications)).body.items;
    expect(told.filter(({ data }) => data.what === 'viewed')).toHaveLength(1);
  });

  it('is logged with reason, minutes and pages', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { id } = (await open(member)).body;
    await readAs(id, other.id);
    await end(id);

    expect(await actsAbout(member.id)).toEqual([
      { act: 'member.view-opened', detail: 'ticket · Cannot find a friend.' },
      { act: 'member.view-ended', detail: `1 min · profile ${other.id}` },
    ]);
  });

  it('ends by itself, and the member is told then', async () => {
    const member = await newMember();
    const { id } = (await open(member)).body;
    await api.sql(
      "update member_view set opened_at = now() - interval '16 minutes', until = now() - interval '1 minute'",
    );

    expect(await readAs(id, member.id)).toBe(code('view_over'));
    await runJob(api, 'moderation.end-views');

    expect((await ownViews(member))[0]?.ended_at).not.toBeNull();
    expect((await actsAbout(member.id)).at(-1)).toEqual({ act: 'member.view-ended', detail: '15 min' });
  });

  it('ends with the staff session, and when another one is opened in it', async () => {
    const [member, second] = [await newMember(), await newMember()];
    const bea = await makeStaff(api, 'Views Bea', 'support');
    const first = (await open(member, bea)).body.id;

    const next = (await open(second, bea)).body.id;
    expect(await readAs(first, member.id, bea)).toBe(code('view_over'));

    await bea.call(staffContract.closeStaffSession);
    expect(await readAs(next, second.id, bea)).toBe(code('staff_locked'));
  });

  it('belongs to the session that opened it', async () => {
    const member = await newMember();
    const cem = await makeStaff(api, 'Views Cem', 'support');
    const { id } = (await open(member)).body;

    expect(await readAs(id, member.id, cem)).toBe(code('view_over'));
    expect(await readAs(id, member.id, member)).toBe(code('not_found'));
  });

  it('needs a fresh code, and a member who is active and not of the staff', async () => {
    const [member, closed] = [await newMember(), await newMember()];
    const moderator = await makeStaff(api, 'Views Mod', 'moderator');
    await api.sql("update account set status = 'suspended' where id = $1", [closed.id]);

    expect((await open(closed)).code).toBe(code('view_inactive'));
    expect((await open(ada)).code).toBe(code('act_on_oneself'));
    expect((await open(moderator)).code).toBe(code('act_on_staff'));
    expect((await open(member, moderator)).code).toBe(code('not_found'));
    await api.sql("update staff_session set opened_at = now() - interval '11 minutes', seen_at = now()");
    expect((await open(member)).code).toBe(code('staff_step_up'));
    await api.sql('update staff_session set opened_at = now(), seen_at = now()');
  });
});
