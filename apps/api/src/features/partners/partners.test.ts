import { accountConsentsContract } from '@peonia/contract/accounts/account-consents.schema.ts';
import { partnerInvitationsContract as invitations } from '@peonia/contract/partners/partner-invitations.schema.ts';
import { partnersContract as contract } from '@peonia/contract/partners/partners.schema.ts';
import { partnerTerms } from '@peonia/contract/partners/partners.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import { mailsTo } from '../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { partnersEraser, partnersExporter } from './own-partner.ts';

let api: Api;
let ada: StaffMember;
let members = 0;

beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Ada Admin', 'admin');
});
afterAll(() => api.close());

const about = 'I run a newsletter about language exchange.';
const apply = (member: Member, text = about) =>
  member.call(contract.applyAsPartner, { body: { about: text, terms: true } });
const prove = async (member: Member) => {
  await api.sql('update account set identified_at = now() where id = $1', [member.id]);
  await api.sql("insert into account_factor (account_id, sealed, confirmed_at) values ($1, '\\x00', now())", [
    member.id,
  ]);
};
const register = () => api.register(`Applicant ${(members += 1)}`, { verified: true });
const applicant = async () => {
  const member = await register();
  await prove(member);
  return member;
};
const openOf = async (member: Member) => {
  const { body } = await ada.call(contract.listPartnerApplications, { query: {} });
  return body.items.find(({ user_id }) => user_id === member.id)?.id ?? 0;
};
const decide = async (member: Member, approve: boolean) =>
  ada.call(contract.decidePartnerApplication, {
    params: { id: await openOf(member) },
    body: { approve, reason: 'We read your newsletter' },
  });
const none = { partner: false, mall: false, free: false, rate: null };
const setFlags = (member: Member, change: object, by: Member = ada) =>
  by.call(contract.setMemberFlags, {
    params: { id: member.id },
    body: { ...none, ...change, reason: 'Agreed by phone' },
  });

describe('an application', () => {
  it('needs a verified identity, then two-step login', async () => {
    const member = await register();

    const first = await apply(member);
    await api.sql('update account set identified_at = now() where id = $1', [member.id]);
    const second = await apply(member);

    expect([first.code, second.code]).toEqual([400430, 400431]);
  });

  it('waits alone, also when sent twice at once', async () => {
    const member = await applicant();

    const codes = (await Promise.all([apply(member), apply(member)])).map(({ code }) => code);

    expect(codes.toSorted()).toEqual([400432, null]);
  });

  it('stores that the terms for partners were accepted', async () => {
    const member = await applicant();

    await apply(member);

    const { items } = (await member.call(accountConsentsContract.listConsents)).body;
    expect(items).toMatchObject([{ document: 'partners', version: partnerTerms, language: 'en', way: 'application' }]);
  });

  // covers: Partner entitlements
  it('makes its member a partner once staff approve, and tells by mail', async () => {
    const member = await applicant();
    await apply(member);

    const decided = await decide(member, true);

    const own = await member.call(contract.getPartnerApplication);
    expect([decided.body.state, (await member.me()).is_partner]).toEqual(['approved', 1]);
    expect(own.body).toMatchObject({ partner: true, state: 'approved', reason: 'We read your newsletter' });
    expect((await mailsTo(api, (await member.me()).email ?? '')).at(-1)).toContain('We read your newsletter');
  });

  it('may be sent again after it was declined', async () => {
    const member = await applicant();
    await apply(member);

    const decided = await decide(member, false);

    expect([decided.body.state, (await member.me()).is_partner]).toEqual(['refused', 0]);
    expect((await apply(member)).body.state).toBe('open');
  });

  it('is not approved once two-step login was turned off', async () => {
    const member = await applicant();
    await apply(member);
    await api.sql('delete from account_factor where account_id = $1', [member.id]);

    const decided = await decide(member, true);

    expect([decided.code, (await member.me()).is_partner]).toEqual([400431, 0]);
  });

  it('of a member of the staff is decided by somebody else', async () => {
    await prove(ada);
    await apply(ada);

    const own = await decide(ada, true);

    expect([own.status, (await ada.me()).is_partner]).toEqual([404, 0]);
  });

  it('is exported and deleted with the account', async () => {
    const member = await applicant();
    await apply(member);
    const files = async () => {
      const written: string[] = [];
      for await (const { content } of partnersExporter.files(api.app.database, member.id))
        for await (const part of content) written.push(Buffer.from(part).toString());
      return written.join('');
    };
    const before = await files();

    await api.app.database.transaction((db) => partnersEraser.erase(db, member.id));

    expect([before.includes(about), await files()]).toEqual([true, '[]\n'.repeat(7)]);
  });
});

describe('flags of a member', () => {
  // covers: Account flags: verified, vip, free, trialing, is_partner, staff, bd, sound, wheel
  it('are set with a reason; before and after are logged', async () => {
    const member = await applicant();
    await apply(member);
    await decide(member, false);

    const { body } = await setFlags(member, { partner: true, free: true, rate: 0.9 });

    const me = await member.me();
    expect([me.is_partner, me.vip, me.rate, body.rate]).toEqual([1, 1, 0.9, 0.9]);
    expect(
      await api.sql(
        "select before, after, detail from staff_act where act = 'member.flagged' and subject_ids @> array[$1::bigint]",
        [member.id],
      ),
    ).toEqual([{ before: 'none', after: 'partner free rate 0.9', detail: 'Agreed by phone' }]);
  });

  it('go back to the common price', async () => {
    const member = await applicant();
    await setFlags(member, { rate: 2 });

    await setFlags(member, {});

    expect((await member.me()).rate).toBe(1);
  });

  it('make no partner without identity, two-step login and accepted terms', async () => {
    const member = await register();

    const first = await setFlags(member, { partner: true });
    await api.sql('update account set identified_at = now() where id = $1', [member.id]);
    const second = await setFlags(member, { partner: true });
    await api.sql("insert into account_factor (account_id, sealed, confirmed_at) values ($1, '\\x00', now())", [
      member.id,
    ]);
    const third = await setFlags(member, { partner: true });

    expect([first.code, second.code, third.code, (await member.me()).is_partner]).toEqual([400430, 400431, 400518, 0]);
  });

  it('leave a partner who lost what it takes, and can be switched off', async () => {
    const member = await register();
    await api.sql('update account set is_partner = true where id = $1', [member.id]);

    const kept = await setFlags(member, { partner: true, free: true });
    const off = await setFlags(member, {});

    expect([kept.body.partner, off.body.partner]).toEqual([true, false]);
  });

  it('withdraw an open invitation when they make a partner', async () => {
    const member = await applicant();
    await apply(member);
    await decide(member, false);
    await ada.call(invitations.invitePartner, { params: { id: member.id }, body: { reason: 'Welcome back' } });

    await setFlags(member, { partner: true });

    const { body } = await ada.call(invitations.getStaffPartner, { params: { id: member.id } });
    expect(body).toMatchObject({ partner: true, invitations: [{ state: 'withdrawn', answer: 'Agreed by phone' }] });
  });

  it('are not set by their own member or by other roles', async () => {
    const finance = await makeStaff(api, 'Fin Flags', 'finance');
    const member = await applicant();

    const statuses = [await setFlags(ada, { free: true }), await setFlags(member, { free: true }, finance)];

    expect(statuses.map(({ status }) => status)).toEqual([404, 404]);
  });
});
