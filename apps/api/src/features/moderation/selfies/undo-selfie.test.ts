import { selfieReviewContract as contract } from '@peonia/contract/moderation/selfie-review.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { verificationContract } from '@peonia/contract/verification.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient } from '../../../../test/client.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { makePicture } from '../../../../test/fixtures/upload-picture.ts';
import { there } from '../../../../test/there.ts';

let api: Api;
let ada: StaffMember;
let nth = 0;

beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Staff Ada');
});
afterAll(() => api.close());

/** A member whose selfie waits, with its id and main photo. */
async function withSelfie(): Promise<{ member: Member; id: number; photo: string | null }> {
  const member = await api.register(`Selma ${(nth += 1)}`, { photo: true, visibility: 'public' });
  await sendSelfie(member);
  const waiting = (await ada.call(contract.listSelfies)).body.items.find(({ user }) => user.user_id === member.id);
  return { member, id: there(waiting).id, photo: there(waiting).user.photo };
}

async function sendSelfie(member: Member) {
  const sign = there((await member.call(verificationContract.drawSign)).body.sign).id;
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await makePicture(500, 500))], { type: 'image/jpeg' }), 'me.jpg');
  return openClient(api.address, { language: 'en', token: member.token }).call(verificationContract.sendSelfie, {
    query: { sign, agreed: true },
    body: form as never,
  });
}

const decide = (id: number, photo: string | null, approve: boolean) =>
  ada.call(contract.decideSelfie, {
    params: { id },
    body: { approve, photo, ...(approve ? {} : { reason: 'not_same' as const }) },
  });
const undo = (id: number, by = ada) => by.call(contract.undoSelfie, { params: { id } });
const stateOf = async (member: Member) => (await member.call(verificationContract.getVerification)).body.state;
const noticesOf = async (member: Member) => {
  await api.app.outbox.drain();
  return (await member.call(notificationsContract.listNotifications)).body.items.map(({ data }) => data.what);
};
const isQueued = async (id: number) => (await ada.call(contract.listSelfies)).body.items.some((item) => item.id === id);

// covers: A reviewer takes an own decision about a file or a selfie back, with what followed from it
describe('undo of a decision about a selfie', () => {
  it('takes the badge and the notice back, and lets it wait again', async () => {
    const { member, id, photo } = await withSelfie();
    await decide(id, photo, true);
    expect([await stateOf(member), await noticesOf(member)]).toEqual(['verified', ['approved']]);

    expect((await undo(id)).status).toBe(200);

    expect([await stateOf(member), await noticesOf(member), await isQueued(id)]).toEqual(['waiting', [], true]);
    const [upload] = await api.sql<{ held: boolean }>(
      "select held_until = 'infinity' as held from upload where id = (select upload_id from selfie_check where id = $1)",
      [id],
    );
    expect(upload?.held).toBe(true);
    expect((await decide(id, photo, false)).status).toBe(200);
    expect(await stateOf(member)).toBe('refused');
  });

  it('is refused once the member has sent another one', async () => {
    const { member, id, photo } = await withSelfie();
    await decide(id, photo, false);
    await sendSelfie(member);

    expect((await undo(id)).code).toBe(errors.undo_over.code);
  });

  it('is refused once the badge went with another photo', async () => {
    const { member, id, photo } = await withSelfie();
    await decide(id, photo, true);
    await api.sql('update account set identified_at = null where id = $1', [member.id]);

    expect((await undo(id)).code).toBe(errors.undo_over.code);
    expect(await isQueued(id)).toBe(false);
  });

  it('is refused to others and too late, and logged', async () => {
    const { id, photo } = await withSelfie();
    await decide(id, photo, true);
    const bea = await makeStaff(api, 'Staff Bea');
    expect((await undo(id, bea)).code).toBe(errors.undo_over.code);
    await api.sql("update selfie_check set decided_at = now() - interval '6 minutes' where id = $1", [id]);
    expect((await undo(id)).code).toBe(errors.undo_over.code);
    await api.sql('update selfie_check set decided_at = now() where id = $1', [id]);
    await undo(id);

    const [act] = await api.sql(
      "select staff_id, detail from staff_act where act = 'selfie.undone' and subject_ids = array[$1::bigint]",
      [id],
    );
    expect(act).toEqual({ staff_id: ada.id, detail: 'approved' });
  });
});
