import { accountConsentsContract } from '@peonia/contract/accounts/account-consents.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { partnerInvitationsContract as contract } from '@peonia/contract/partners/partner-invitations.schema.ts';
import { partnersContract as partners } from '@peonia/contract/partners/partners.schema.ts';
import { partnerTerms } from '@peonia/contract/partners/partners.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { partnersEraser, partnersExporter } from '../own-partner.ts';

let api: Api;
let fay: StaffMember;
let members = 0;

beforeAll(async () => {
  api = await startApi();
  fay = await makeStaff(api, 'Fay Finance', 'finance');
});
afterAll(() => api.close());

const words = 'Your lessons fit us well';
const register = () => api.register(`Invited ${(members += 1)}`, { verified: true });
const identify = (member: Member) => api.sql('update account set identified_at = now() where id = $1', [member.id]);
const addSecondStep = (member: Member) =>
  api.sql("insert into account_factor (account_id, sealed, confirmed_at) values ($1, '\\x00', now())", [member.id]);
const proven = async () => {
  const member = await register();
  await identify(member);
  await addSecondStep(member);
  return member;
};
const invite = (member: Member, by: Member = fay) =>
  by.call(contract.invitePartner, { params: { id: member.id }, body: { reason: words } });
const own = async (member: Member) => (await member.call(partners.getPartnerApplication)).body;
const numberOf = async (member: Member) => (await own(member)).invitation?.id ?? 0;
const accept = async (member: Member, by = member) =>
  by.call(contract.acceptPartnerInvitation, { params: { id: await numberOf(member) }, body: { terms: true } });
const decline = async (member: Member) =>
  member.call(contract.declinePartnerInvitation, {
    params: { id: await numberOf(member) },
    body: { answer: 'I have no time for it' },
  });
const withdraw = async (member: Member) =>
  fay.call(contract.withdrawPartnerInvitation, {
    params: { id: await numberOf(member) },
    body: { reason: 'Sent to the wrong member' },
  });
const expire = (member: Member) =>
  api.sql("update partner_invitation set expires_at = now() where state = 'open' and member_id = $1", [member.id]);
const stateOf = async (member: Member) => (await own(member)).invitation?.state;
const isPartner = async (member: Member) => (await member.me()).is_partner;
const noticesOf = async (member: Member) =>
  (await member.call(notificationsContract.listNotifications, { query: {} })).body.items.filter(
    ({ data }) => data.what === 'partner_invited',
  );

// covers: Partner entitlements
describe('an invitation', () => {
  it('reaches the member on the partner page, in the panel and by mail', async () => {
    const member = await register();

    const { body } = await invite(member);

    expect(body.invitations).toMatchObject([{ state: 'open', reason: words, invited_by: 'Fay Finance' }]);
    expect((await own(member)).invitation).toMatchObject({ state: 'open', reason: words });
    await expect.poll(() => noticesOf(member)).toMatchObject([{ type: 'profile' }]);
    const email = (await member.me()).email ?? '';
    await expect.poll(async () => (await mailsTo(api, email)).at(-1)).toContain(words);
  });

  it('is logged with its reason', async () => {
    const member = await register();

    await invite(member);

    expect(
      await api.sql("select detail from staff_act where act = 'partner.invited' and subject_ids @> array[$1::bigint]", [
        member.id,
      ]),
    ).toEqual([{ detail: words }]);
  });

  it('is sent once, also twice at the same time', async () => {
    const member = await register();

    const codes = (await Promise.all([invite(member), invite(member)])).map(({ code }) => code);

    expect(codes.toSorted()).toEqual([400438, null]);
  });

  it('is for members who are active, not partners and not oneself', async () => {
    const [suspended, partner] = [await register(), await register()];
    await api.sql("update account set status = 'suspended' where id = $1", [suspended.id]);
    await api.sql('update account set is_partner = true where id = $1', [partner.id]);

    const codes = [await invite(suspended), await invite(partner), await invite(fay)].map(({ code }) => code);

    expect(codes).toEqual([404000, 400438, 404000]);
  });

  it('stands in for an application, and an application for it', async () => {
    const [invited, applicant] = [await proven(), await proven()];
    const apply = (member: Member) =>
      member.call(partners.applyAsPartner, { body: { about: 'I teach Italian in my videos.', terms: true } });
    await invite(invited);
    await apply(applicant);

    expect([(await apply(invited)).code, (await invite(applicant)).code]).toEqual([400432, 400438]);
  });

  it('is listed for the staff with its state and the answer', async () => {
    const member = await register();
    await invite(member);
    await decline(member);

    const { items } = (await fay.call(contract.listPartnerInvitations, { query: {} })).body;

    expect(items[0]).toMatchObject({ user_id: member.id, state: 'declined', answer: 'I have no time for it' });
  });

  it('is exported and deleted with the account', async () => {
    const member = await register();
    await invite(member);
    const files = async () => {
      const written: string[] = [];
      for await (const { content } of partnersExporter.files(api.app.database, member.id))
        for await (const part of content) written.push(Buffer.from(part).toString());
      return written.join('');
    };
    const before = await files();

    await api.app.database.transaction((db) => partnersEraser.erase(db, member.id));

    expect([before.includes(words), (await files()).includes(words)]).toEqual([true, false]);
  });
});

describe('accepting', () => {
  it('makes a partner and stores the accepted terms', async () => {
    const member = await proven();
    await invite(member);

    const { body } = await accept(member);

    const { items } = (await member.call(accountConsentsContract.listConsents)).body;
    expect([body.partner, body.invitation?.state, await isPartner(member)]).toEqual([true, 'accepted', 1]);
    expect(items).toMatchObject([{ document: 'partners', version: partnerTerms, way: 'invitation' }]);
  });

  it('needs a verified identity, then two-step login', async () => {
    const member = await register();
    await invite(member);

    const first = await accept(member);
    await identify(member);
    const second = await accept(member);

    expect([first.code, second.code, await isPartner(member)]).toEqual([400430, 400431, 0]);
  });

  it('needs the terms', async () => {
    const member = await proven();
    await invite(member);

    const reply = await member.call(contract.acceptPartnerInvitation, {
      params: { id: await numberOf(member) },
      body: { terms: false as true },
    });

    expect([reply.status, await isPartner(member)]).toEqual([400, 0]);
  });

  it('is for the invited member only', async () => {
    const [member, other] = [await proven(), await proven()];
    await invite(member);

    const reply = await accept(member, other);

    expect([reply.code, await isPartner(other)]).toEqual([404000, 0]);
  });

  it('happens once', async () => {
    const member = await proven();
    await invite(member);

    const codes = (await Promise.all([accept(member), accept(member)])).map(({ code }) => code);

    expect(codes.toSorted()).toEqual([400439, null]);
  });

  it('comes too late after 14 days; then another invitation is possible', async () => {
    const member = await proven();
    await invite(member);
    await expire(member);

    const late = await accept(member);

    expect([late.code, await stateOf(member), await isPartner(member)]).toEqual([400439, 'expired', 0]);
    expect((await invite(member)).body.invitations.map(({ state }) => state)).toEqual(['open', 'expired']);
  });

  it('comes too late once it was withdrawn, which takes its notification back', async () => {
    const member = await proven();
    await invite(member);
    await expect.poll(async () => (await noticesOf(member)).length).toBe(1);

    const withdrawn = await withdraw(member);

    expect(withdrawn.body.invitations).toMatchObject([{ state: 'withdrawn', answer: 'Sent to the wrong member' }]);
    expect([(await accept(member)).code, (await withdraw(member)).code]).toEqual([400439, 400439]);
    expect(await noticesOf(member)).toEqual([]);
  });
});

describe('declining', () => {
  it('makes no partner, and leaves the way to an application', async () => {
    const member = await proven();
    await invite(member);

    const declined = await decline(member);

    expect([declined.body.invitation?.state, (await accept(member)).code, await isPartner(member)]).toEqual([
      'declined',
      400439,
      0,
    ]);
    const applied = await member.call(partners.applyAsPartner, {
      body: { about: 'Now I have time, and I teach Italian.', terms: true },
    });
    expect(applied.body.state).toBe('open');
  });
});
