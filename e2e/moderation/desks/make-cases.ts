import { randomBytes, randomUUID } from 'node:crypto';
import { type APIResponse, type Page, expect } from '@playwright/test';
import sharp from 'sharp';
import { giveGold } from '../../gifts/give-gold.ts';
import { placeOwnOrder } from '../../mall/place-own-order.ts';
import { addDeadLetter, applyAsPartner, tellDispute } from '../../support/control.ts';
import { insertMemberFor, type JourneyMember } from '../../support/member.ts';
import { openOwnTicket } from '../../support/open-own-ticket.ts';
import { tokenOf } from '../../support/token-of.ts';
import { paidJourney } from '../../travel/paid-journey.ts';

/** One case for each desk; names are those of the rows. */
interface DeskCases {
  readonly accused: string;
  readonly appellant: string;
  readonly photoOwner: string;
  readonly selfieOwner: string;
  readonly payer: string;
  readonly disputed: string;
  readonly applicant: string;
  /** Of the failed delivery. */
  readonly topic: string;
  readonly ticket: number;
  readonly order: number;
  readonly journey: number;
}

/**
 * Makes one case for each desk without the screens. The ticket, the order and the journey are those of the member
 * behind `page`; `colleague` shows somebody of the staff who decides what is appealed against.
 */
export async function makeCases(page: Page, colleague: Page): Promise<DeskCases> {
  const member = (name: string) => insertMemberFor(page, { name: `${name} ${randomUUID().slice(0, 6)}` });
  const [reporter, accused, appellant, photoOwner, selfieOwner, payer, disputed, applicant] = [
    await member('Rita'),
    await member('Arno'),
    await member('Alba'),
    await member('Paula'),
    await member('Selma'),
    await member('Piet'),
    await member('Dora'),
    await member('Apollo'),
  ];
  await report(page, reporter, { reportType: 'user', reportId: accused.id });
  await report(page, reporter, { reportType: 'user', reportId: appellant.id });
  await appeal(colleague, appellant);
  await report(page, reporter, { reportType: 'photo', reportId: await upload(page, photoOwner) });
  await sendSelfie(page, selfieOwner);
  await pay(page, payer, 'risky');
  await giveGold(page, disputed, 50);
  await tellDispute({ order: await newestOrder(page, disputed), kind: 'disputed', dueAt: '2031-05-06T12:00:00.000Z' });
  await applyAsPartner({ id: applicant.id });
  const topic = `journey.${randomUUID().slice(0, 6)}`;
  await addDeadLetter({ topic });
  await openMall(page, colleague);
  return {
    accused: accused.name,
    appellant: appellant.name,
    photoOwner: photoOwner.name,
    selfieOwner: selfieOwner.name,
    payer: payer.name,
    disputed: disputed.name,
    applicant: applicant.name,
    topic,
    ticket: await openOwnTicket(page),
    order: await placeOwnOrder(page),
    journey: await paidJourney(page),
  };
}

const headersOf = ({ token }: Pick<JourneyMember, 'token'>) => ({ authorization: `Bearer ${token}` });

async function expectDone(reply: APIResponse): Promise<APIResponse> {
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply;
}

async function report(page: Page, by: JourneyMember, what: { reportType: string; reportId: number }): Promise<void> {
  await expectDone(
    await page.request.post('/v1/complaints', { headers: headersOf(by), data: { ...what, content: 'spam' } }),
  );
}

/** A warning that its member appeals against. */
async function appeal(colleague: Page, appellant: JourneyMember): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(colleague)}` };
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) =>
    colleague.request
      .fetch(`/v1${path}`, { method, headers, ...(data === undefined ? {} : { data }) })
      .then(expectDone);
  const { items } = (await (await send('GET', '/staff/complaints?show=open')).json()) as {
    items: { id: number; name: string }[];
  };
  const id = items.find(({ name }) => name === appellant.name)?.id;
  await send('POST', `/staff/complaints/${id}/take`);
  await send('PUT', `/staff/complaints/${id}`, { uphold: true, reason: 'hate', act: 'warn' });
  await expectDone(
    await colleague.request.post(`/v1/complaints/${id}/appeal`, {
      headers: headersOf(appellant),
      data: { content: 'I was quoting a film.' },
    }),
  );
}

/** Opens the mall to the member behind `page`. */
async function openMall(page: Page, colleague: Page): Promise<void> {
  const me = await expectDone(
    await page.request.get('/v1/me', { headers: { authorization: `Bearer ${await tokenOf(page)}` } }),
  );
  const { id } = (await me.json()) as { id: number };
  await expectDone(
    await colleague.request.put(`/v1/staff/members/${id}/flags`, {
      headers: { authorization: `Bearer ${await tokenOf(colleague)}` },
      data: { partner: false, mall: true, free: false, rate: null, reason: 'opened for the journey' },
    }),
  );
}

/** A picture unlike any other. */
async function picture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp(randomBytes(12 * 12 * 3), { raw: { width: 12, height: 12, channels: 3 } })
    .resize(400, 400)
    .jpeg()
    .toBuffer();
  return { name: 'picture.jpg', mimeType: 'image/jpeg', buffer };
}

async function upload(page: Page, owner: JourneyMember): Promise<number> {
  const reply = await page.request.post('/v1/uploads', {
    headers: headersOf(owner),
    multipart: { files: await picture() },
  });
  const { files } = (await (await expectDone(reply)).json()) as { files: { id: number }[] };
  return files[0]?.id ?? 0;
}

async function sendSelfie(page: Page, owner: JourneyMember): Promise<void> {
  const headers = headersOf(owner);
  const main = { upload_id: await upload(page, owner), crop: { x: 0, y: 0, w: 1, h: 1 } };
  await expectDone(await page.request.put('/v1/user', { headers, data: { main_upload: main } }));
  const drawn = await expectDone(await page.request.post('/v1/verification/sign', { headers }));
  const { sign } = (await drawn.json()) as { sign: { id: number } };
  await expectDone(
    await page.request.post(`/v1/verification?sign=${sign.id}&agreed=true`, {
      headers,
      multipart: { files: await picture() },
    }),
  );
}

/** Begins a payment of 20 USD and lets the sandbox answer. */
async function pay(page: Page, payer: JourneyMember, act: 'approve' | 'risky'): Promise<void> {
  const begun = await page.request.post('/v1/payment/sandbox/purchase', {
    headers: { ...headersOf(payer), 'idempotency-key': randomUUID() },
    data: { amount: 20 },
  });
  const { order } = (await (await expectDone(begun)).json()) as { order: { id: string } };
  await page.request.post(`/sandbox/pay/${order.id}`, { form: { act }, maxRedirects: 0 });
}

async function newestOrder(page: Page, payer: JourneyMember): Promise<string> {
  const reply = await page.request.get('/v1/payment/orders', { headers: headersOf(payer) });
  const { items } = (await (await expectDone(reply)).json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}
