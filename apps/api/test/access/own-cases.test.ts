import { randomBytes } from 'node:crypto';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { staffMembersContract } from '@peonia/contract/moderation/members.schema.ts';
import { moderationContract } from '@peonia/contract/moderation/moderation.schema.ts';
import { paymentDeskContract } from '@peonia/contract/money/payment-desk.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { travelDeskContract } from '@peonia/contract/travel/travel-desk.schema.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../api.ts';
import { makeStaff, type StaffMember } from '../fixtures/make-staff.ts';
import { accept, chengdu, deliver, openMall, place, prepare, takeBack } from '../fixtures/order-gift.ts';
import type { Member } from '../fixtures/register-member.ts';
import { paidTravel } from '../fixtures/request-travel.ts';
import { uploadPicture } from '../fixtures/upload-picture.ts';
import { giveGold } from '../money/give-gold.ts';
import { begin, press } from '../money/pay.ts';
import { financeStaff } from '../money/release-by-staff.ts';

let api: Api;
let count = 0;

beforeAll(async () => {
  api = await startApi({ REVIEW_MEDIA: '1' });
});
afterAll(() => api.close());

const someone = () => api.register(`Somebody ${(count += 1)}`, { visibility: 'public', verified: true });
const own = errors.act_on_oneself.code;

/** Nobody of the staff decides what they gain or lose by. */
describe('staff act on nothing of their own', () => {
  it('neither on an order that they placed, nor on a gift to them', async () => {
    const flora = await makeStaff(api, 'Flora Own', 'fulfilment');
    const [colleague, friend] = [await makeStaff(api, 'Fred Other', 'fulfilment'), await someone()];
    for (const buyer of [flora, friend]) {
      await openMall(api, buyer);
      await giveGold(api.app.database, buyer, 200);
    }
    await befriend(friend, flora);
    const ordered = (await place(flora, null, { address: chengdu })).body.id;
    const given = (await place(friend, flora)).body.id;
    await accept(flora, given);
    await prepare(colleague, ordered);
    await deliver(colleague, ordered);

    const codes = [(await takeBack(flora, ordered)).code, (await prepare(flora, given)).code];

    expect(codes).toEqual([own, own]);
    expect((await flora.me()).balance).toBe(148);
  });

  it('neither on a journey of theirs, nor on one to them', async () => {
    const flora = await makeStaff(api, 'Flora Travel', 'fulfilment');
    const friend = await someone();
    const [mine, theirs] = [await paidTravel(api, flora, friend), await paidTravel(api, friend, flora)];
    const refund = (id: number) =>
      flora.call(travelDeskContract.updateTravelCase, {
        params: { id },
        body: { act: 'refund', reason: 'Called off' },
      });

    expect([(await refund(mine.id)).code, (await refund(theirs.id)).code]).toEqual([own, own]);
  });

  it('neither by asking for a refund of a payment of theirs, nor by confirming one', async () => {
    const [fay, finn] = await financeStaff(api);
    const { order } = await begin(finn, 'sandbox', { amount: 50 });
    await press(api, order, 'approve');
    const ask = (staff: Member) =>
      staff.call(paymentDeskContract.askPaymentAct, {
        params: { id: order.id },
        body: { act: 'refund', reason: 'Asked by the payer' },
      });

    const asked = await ask(finn);
    const request = (await ask(fay)).body.requests[0]?.id ?? 0;
    const confirmed = await finn.call(paymentDeskContract.decidePaymentRequest, {
      params: { id: order.id },
      body: { request, confirm: true, reason: 'Looked at it too' },
    });

    expect([asked.code, confirmed.code]).toEqual([own, own]);
  });

  it('not on a file of theirs that waits for review', async () => {
    const [ada, bea] = [await makeStaff(api, 'Ada Own'), await makeStaff(api, 'Bea Other')];
    const data = await sharp(randomBytes(432), { raw: { width: 12, height: 12, channels: 3 } })
      .resize(400, 400)
      .jpeg()
      .toBuffer();
    const [file] = (await uploadPicture(api.address, ada, { data })).body.files;
    await ada.call(profilesContract.updateProfile, {
      body: { main_upload: { upload_id: file?.id ?? 0, crop: { x: 0, y: 0, w: 1, h: 1 } } },
    });
    const waiting = (await bea.call(moderationContract.listReview)).body.items;
    const id = waiting.find(({ user }) => user.user_id === ada.id)?.file.id ?? 0;
    const approve = (staff: Member) =>
      staff.call(moderationContract.decideReview, { params: { id }, body: { approve: true } });

    expect([(await approve(ada)).code, (await approve(bea)).status]).toEqual([own, 200]);
  });

  it('read nothing of a case that they are a side of, neither in the queue nor on their page', async () => {
    const [ada, anna] = [await makeStaff(api, 'Ada Accused'), await someone()];
    await report(anna, ada);

    const listed = await ada.call(complaintsContract.listComplaints, { query: { show: 'open' } });
    const page = await ada.call(staffMembersContract.getStaffMember, { params: { id: ada.id } });

    expect([listed.body.items.filter(({ name }) => name === ada.name), page.code]).toEqual([[], own]);
  });
});

describe('a complaint about somebody of the staff', () => {
  it('is followed by a sanction of an admin alone', async () => {
    const [mod, boss] = [await makeStaff(api, 'Mod Rogue'), await makeStaff(api, 'Adm Ruth', 'admin')];
    const [admin, anna] = [await makeStaff(api, 'Adm Aim', 'admin'), await someone()];
    const id = await report(anna, admin);
    const ban = (staff: StaffMember) =>
      staff.call(complaintsContract.decideComplaint, {
        params: { id },
        body: { uphold: true, reason: 'hate', act: 'ban' },
      });

    const refused = await ban(mod);

    expect([refused.code, await statusOf(admin)]).toEqual([errors.act_on_staff.code, 'active']);
    expect([(await ban(boss)).status, await statusOf(admin)]).toEqual([200, 'suspended']);
  });

  it('is taken back by an admin alone', async () => {
    const [mod, boss] = [await makeStaff(api, 'Mod Friend'), await makeStaff(api, 'Adm Rosa', 'admin')];
    const [other, anna] = [await makeStaff(api, 'Mod Accused'), await someone()];
    const second = await makeStaff(api, 'Adm Second', 'admin');
    const id = await report(anna, other);
    await boss.call(complaintsContract.decideComplaint, {
      params: { id },
      body: { uphold: true, reason: 'hate', act: 'warn' },
    });
    await other.call(complaintsContract.appealComplaint, { params: { id }, body: { content: 'Look again.' } });
    const grant = (staff: StaffMember) =>
      staff.call(complaintsContract.decideAppeal, { params: { id }, body: { grant: true } });

    expect([(await grant(mod)).code, (await grant(second)).status]).toEqual([errors.act_on_staff.code, 200]);
  });
});

async function report(from: Member, about: Member): Promise<number> {
  await from.call(complaintsContract.complain, {
    body: { reportType: 'user', reportId: about.id, content: 'hate: Insulted me.' },
  });
  const [row] = await api.sql<{ id: string }>('select max(id) as id from complaint where member_id = $1', [from.id]);
  return Number(row?.id);
}

const statusOf = async ({ id }: Member) =>
  (await api.sql<{ status: string }>('select status from account where id = $1', [id]))[0]?.status;

const befriend = (one: Member, other: Member) =>
  api.sql("insert into relationship (member_id, other_id, kind) values ($1, $2, 'friend'), ($2, $1, 'friend')", [
    one.id,
    other.id,
  ]);
