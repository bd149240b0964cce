import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { travelDeskContract as desk } from '@peonia/contract/travel/travel-desk.schema.ts';
import type { TravelDeskAct } from '@peonia/contract/travel/travel-desk.ts';
import { travelContract as contract } from '@peonia/contract/travel/travel.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import {
  actOnTravel,
  paidTravel,
  payFee,
  saveDraft,
  settledTravel,
  travelForm,
} from '../../../test/fixtures/request-travel.ts';
import { requireProvenBooks } from '../../../test/money/prove-books.ts';
import { runJob } from '../../../test/run-job.ts';
import { travelEraser, travelExporter } from './own-travel.ts';

let api: Api;
let staff: StaffMember;
let count = 0;
beforeAll(async () => {
  api = await startApi();
  staff = await makeStaff(api, 'Travel Desk', 'fulfilment');
});
afterEach(() => requireProvenBooks(api.app.database));
afterAll(() => api.close());

const codeOf = (name: ErrorName) => errors[name].code;
const someone = () => api.register(`Journey ${(count += 1)}`, { verified: true });
const couple = async () => [await someone(), await someone()] as const;
const open = (member: Member, id: number) => member.call(contract.getTravelRequest, { params: { id } });
const deskAct = (id: number, act: TravelDeskAct, reason?: string) =>
  staff.call(desk.updateTravelCase, { params: { id }, body: { act, ...(reason === undefined ? {} : { reason }) } });
const plan = (id: number, days = [{ day: '2026-11-14', title: 'Arrive', details: 'Pickup at 15:40' }]) =>
  staff.call(desk.saveTravelPlan, { params: { id }, body: { days } });
const notices = async (member: Member) => {
  while ((await api.app.outbox.drain()) > 0);
  return (await member.call(notificationsContract.listNotifications)).body.items
    .filter(({ type }) => type === 'travel')
    .map(({ data }) => data.what);
};

describe('the draft', () => {
  // covers: Travel request: name, e-mail, destination, whom to meet, visa, ticket, hotel, car, translator, notes
  it('is stored while it is typed, and read again', async () => {
    const [jonas, mei] = await couple();
    await saveDraft(jonas, null, { destination: 'Che' });

    await saveDraft(jonas, mei);

    const { body } = await jonas.call(contract.getTravel);
    expect(body.draft).toMatchObject({ ...travelForm, companion: { user_id: mei.id, name: mei.name } });
    expect((await mei.call(contract.getTravel)).body).toEqual({ draft: null, items: [] });
  });

  it('cannot be begun beside an open request', async () => {
    const [jonas, mei] = await couple();
    await paidTravel(api, jonas, mei);

    expect((await saveDraft(jonas, mei)).code).toBe(codeOf('travel_open'));
  });

  it('is paid for only when it is whole', async () => {
    const [jonas, mei] = await couple();
    const { id } = (await saveDraft(jonas, mei, { email: 'no address' })).body;

    expect((await payFee(jonas, id)).code).toBe(codeOf('travel_incomplete'));
  });

  it('is not whole with a name or a destination of which nothing is seen', async () => {
    const [jonas, mei] = await couple();
    const { body } = await saveDraft(jonas, mei, { name: '\u200B'.repeat(4), destination: '\u3164' });

    expect([body.name, body.destination]).toEqual(['', '']);
    expect((await payFee(jonas, body.id)).code).toBe(codeOf('travel_incomplete'));
  });

  it('is not paid for after the companion has blocked the traveller', async () => {
    const [jonas, mei] = await couple();
    const { id } = (await saveDraft(jonas, mei)).body;
    await mei.call(relationshipsContract.blockMember, { body: { user_id: jonas.id } });

    expect((await payFee(jonas, id)).code).toBe(codeOf('travel_incomplete'));
  });

  // covers: Travel service fee of 50 USD
  it('costs what the prices say', async () => {
    const jonas = await someone();

    expect((await jonas.call(paymentsContract.getPrices)).body.items).toEqual([{ name: 'travel', amount: 50 }]);
  });
});

describe('a paid request', () => {
  it('shows the companion the destination, and nothing that is for the desk', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);

    const { body, text } = await open(mei, id);

    expect(body).toMatchObject({
      role: 'companion',
      destination: 'Chengdu',
      user: { user_id: jonas.id },
      acts: ['accept', 'decline'],
      form: null,
      messages: null,
    });
    expect([text.includes('jonas@example.com'), text.includes('Arriving by train')]).toEqual([false, false]);
    expect(await notices(mei)).toEqual(['asked']);
  });

  it('is nothing for a third member', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);
    const other = await someone();

    const replies = [
      await open(other, id),
      await actOnTravel(other, id, 'accept'),
      await other.call(contract.writeToTravelDesk, {
        params: { id },
        body: { content: 'Hello', client_id: 'message-1' },
      }),
    ];

    expect(replies.map(({ code }) => code)).toEqual(Array(3).fill(codeOf('not_found')));
  });

  it('is arranged after the yes, and closed', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);
    const early = await deskAct(id, 'begin');
    await actOnTravel(mei, id, 'accept');

    await deskAct(id, 'begin');
    const bare = await deskAct(id, 'arrange');
    await plan(id);
    await deskAct(id, 'arrange');
    const arranged = (await open(mei, id)).body;
    await deskAct(id, 'close');

    expect([early.code, bare.code]).toEqual([codeOf('travel_moved'), codeOf('travel_unplanned')]);
    expect(arranged.days).toEqual([{ day: '2026-11-14', title: 'Arrive', details: 'Pickup at 15:40' }]);
    expect((await open(jonas, id)).body).toMatchObject({
      state: 'closed',
      acts: [],
      timeline: [{ state: 'paid' }, { state: 'in_progress' }, { state: 'arranged' }, { state: 'closed' }],
    });
    expect((await notices(jonas)).toSorted()).toEqual(['accepted', 'arranged', 'closed', 'in_progress', 'planned']);
  });

  it.each(['accepted', 'asked'] as const)('cancelled by the traveller while %s gives the fee back once', async (at) => {
    const [jonas, mei] = await couple();
    const paid = await paidTravel(api, jonas, mei);
    if (at === 'accepted') await actOnTravel(mei, paid.id, 'accept');

    const replies = await Promise.all([actOnTravel(jonas, paid.id, 'cancel'), actOnTravel(jonas, paid.id, 'cancel')]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await settledTravel(api, jonas, paid)).toEqual({
      state: 'cancelled',
      consent: at,
      refunded: true,
      payment: 'refunded',
    });
    expect(await notices(mei)).toContain('cancelled');
  });

  it('is not cancelled by the traveller after the desk began', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);
    await actOnTravel(mei, id, 'accept');
    await deskAct(id, 'begin');

    expect((await actOnTravel(jonas, id, 'cancel')).code).toBe(codeOf('travel_moved'));
  });

  it('gives the fee back when the companion takes the yes back', async () => {
    const [jonas, mei] = await couple();
    const paid = await paidTravel(api, jonas, mei);
    await actOnTravel(mei, paid.id, 'accept');
    await deskAct(paid.id, 'begin');

    await actOnTravel(mei, paid.id, 'withdraw');

    expect(await settledTravel(api, jonas, paid)).toMatchObject({ consent: 'withdrawn', payment: 'refunded' });
    expect(await notices(jonas)).toContain('withdrawn');
    expect((await open(mei, paid.id)).body.days).toEqual([]);
  });

  it('is refunded by the desk with a reason', async () => {
    const [jonas, mei] = await couple();
    const paid = await paidTravel(api, jonas, mei);
    const bare = await deskAct(paid.id, 'refund');

    await deskAct(paid.id, 'refund', 'The visa was refused');

    expect(bare.code).toBe(codeOf('input_invalid'));
    expect(await settledTravel(api, jonas, paid)).toMatchObject({ state: 'cancelled', payment: 'refunded' });
    expect(
      await api.sql("select detail from staff_act where act = 'travel.refund' and $1 = any(subject_ids)", [paid.id]),
    ).toEqual([{ detail: 'The visa was refused' }]);
  });

  it('ends when one of the two blocks the other', async () => {
    const [jonas, mei] = await couple();
    const paid = await paidTravel(api, jonas, mei);
    await mei.call(relationshipsContract.blockMember, { body: { user_id: jonas.id } });

    await runJob(api, 'travel.end-requests');

    expect(await settledTravel(api, jonas, paid)).toMatchObject({ state: 'cancelled', payment: 'refunded' });
  });

  it('takes a new draft after its end', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);
    await actOnTravel(jonas, id, 'cancel');

    expect((await saveDraft(jonas, mei)).status).toBe(200);
  });
});

describe('the plan', () => {
  it('takes days of the calendar alone, in their order', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);
    await actOnTravel(mei, id, 'accept');
    await deskAct(id, 'begin');

    const wrong = await plan(id, [{ day: '2026-02-30', title: 'Nothing', details: '' }]);
    await plan(id, [
      { day: '2026-11-15', title: 'Teahouse', details: '' },
      { day: '2026-11-14', title: 'Arrive', details: '' },
    ]);
    await plan(id, [{ day: '2026-11-14', title: 'Arrive', details: '' }]);

    expect(wrong.code).toBe(codeOf('input_invalid'));
    expect((await open(jonas, id)).body.days.map(({ title }) => title)).toEqual(['Arrive']);
  });

  it('of a colleague is not overwritten by who has not seen it', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);
    await actOnTravel(mei, id, 'accept');
    const seen = (await deskAct(id, 'begin')).body.plan_revision;
    const save = (title: string) =>
      staff.call(desk.saveTravelPlan, {
        params: { id },
        body: { days: [{ day: '2026-11-14', title, details: '' }], seen },
      });
    await save('Arrive');

    const [again, late] = [await save('Arrive'), await save('Teahouse')];

    expect([again.status, late.status, late.code]).toEqual([200, 409, codeOf('travel_plan_moved')]);
    expect((await open(jonas, id)).body.days.map(({ title }) => title)).toEqual(['Arrive']);
    expect((await notices(jonas)).filter((what) => what === 'planned')).toHaveLength(1);
  });

  it('is not begun before the desk has', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);

    expect((await plan(id)).code).toBe(codeOf('travel_moved'));
  });
});

describe('messages with the desk', () => {
  it('go both ways, each once, and let the request wait for the desk', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);
    const write = () =>
      jonas.call(contract.writeToTravelDesk, {
        params: { id },
        body: { content: 'Is a train possible?', client_id: 'question-1' },
      });
    await write();
    await write();
    const waiting = (await staff.call(desk.getTravelCase, { params: { id } })).body;

    const { body } = await staff.call(desk.answerTraveller, {
      params: { id },
      body: { content: 'Yes.', client_id: 'answer-01' },
    });

    expect([waiting.waits, waiting.messages.length, body.waits]).toEqual([true, 1, false]);
    expect((await open(jonas, id)).body.messages).toMatchObject([
      { by_desk: false, content: 'Is a train possible?' },
      { by_desk: true, content: 'Yes.' },
    ]);
    expect(await notices(jonas)).toEqual(['answered']);
  });

  it('end with the request', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);
    await actOnTravel(jonas, id, 'cancel');

    const { code } = await jonas.call(contract.writeToTravelDesk, {
      params: { id },
      body: { content: 'Hello', client_id: 'message-1' },
    });

    expect(code).toBe(codeOf('travel_moved'));
  });
});

describe('the board of the desk', () => {
  it('lists requests by state, and logs each look at one', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);

    const { body } = await staff.call(desk.listTravelDesk, { query: { show: 'paid' } });
    await staff.call(desk.getTravelCase, { params: { id } });

    expect(body.items.find((row) => row.id === id)).toMatchObject({ traveller: jonas.name, companion: mei.name });
    expect(await api.sql("select act from staff_act where $1 = any(subject_ids) and subject = 'travel'", [id])).toEqual(
      [{ act: 'travel.looked' }],
    );
  });

  it('does not show drafts', async () => {
    const [jonas, mei] = await couple();
    const { id } = (await saveDraft(jonas, mei)).body;

    expect((await staff.call(desk.getTravelCase, { params: { id } })).code).toBe(codeOf('not_found'));
  });
});

describe('what is kept of a member', () => {
  it('is exported, and gone after erasure but for the payment', async () => {
    const [jonas, mei] = await couple();
    const { id } = await paidTravel(api, jonas, mei);
    await actOnTravel(mei, id, 'accept');
    await deskAct(id, 'begin');
    await plan(id);
    await jonas.call(contract.writeToTravelDesk, {
      params: { id },
      body: { content: 'Hello', client_id: 'message-1' },
    });
    const exported = await exportOf(jonas.id);

    await travelEraser.erase(api.app.database, jonas.id);
    await travelEraser.erase(api.app.database, mei.id);

    expect(['jonas@example.com', 'Pickup at 15:40', 'Hello'].map((text) => exported.includes(text))).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      await api.sql(
        `select member_id, companion_id, name, email, destination, notes, order_id is not null as paid,
           (select count(*)::int from travel_day where request_id = id) as days,
           (select count(*)::int from travel_message where request_id = id) as messages
         from travel_request where id = $1`,
        [id],
      ),
    ).toEqual([
      {
        member_id: null,
        companion_id: null,
        name: '',
        email: '',
        destination: '',
        notes: '',
        paid: true,
        days: 0,
        messages: 0,
      },
    ]);
  });
});

async function exportOf(memberId: number): Promise<string> {
  const parts: string[] = [];
  for await (const { content } of travelExporter.files(api.app.database, memberId))
    for await (const part of content) parts.push(Buffer.from(part).toString());
  return parts.join('');
}
