import { accountConsentsContract } from '@peonia/contract/accounts/account-consents.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { pageConsentsContract as consents } from '@peonia/contract/pages/page-consents.schema.ts';
import { pagesDeskContract as contract } from '@peonia/contract/pages/pages-desk.schema.ts';
import type { EditedPage, PageDraftText } from '@peonia/contract/pages/pages-desk.ts';
import { pagesContract } from '@peonia/contract/pages/pages.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { openClient } from '../../../test/client.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';

let api: Api;
let desk: StaffMember;
beforeAll(async () => {
  api = await startApi();
  desk = await makeStaff(api, 'Paula Papier', 'support');
});
afterAll(() => api.close());

const code = (name: ErrorName) => errors[name].code;
const page = async (name: EditedPage) => (await desk.call(contract.getStaffPage, { params: { name } })).body;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function draft(name: EditedPage, change: (text: PageDraftText) => PageDraftText): Promise<number> {
  const { texts, draft: before } = await page(name);
  const body = { texts: texts.map(change), seen: before?.revision ?? 0 };
  return (await desk.call(contract.savePageDraft, { params: { name }, body })).body.revision;
}

const publish = (name: EditedPage, seen: number, more: { effective_at?: string; must_agree?: boolean } = {}) =>
  desk.call(contract.publishPage, { params: { name }, body: { note: '', effective_at: null, seen, ...more } });
const titled = (title: string) => (text: PageDraftText) => ({ ...text, title: `${title} ${text.language}` });

describe('a version that members must agree to', () => {
  const summarised = (title: string) => (text: PageDraftText) => ({
    ...titled(title)(text),
    summary: `${title} says more, ${text.language}`,
  });
  const demand = async (name: EditedPage, title: string, effective_at: string | null = null) => {
    const seen = await draft(name, summarised(title));
    const at = effective_at === null ? {} : { effective_at };
    return (await publish(name, seen, { ...at, must_agree: true })).body.id;
  };
  const due = async (member: Member) => (await member.call(consents.listDueConsents)).body.items;
  const agree = (member: Member, document: 'terms' | 'policy', version: number) =>
    member.call(consents.storeConsents, { body: { items: [{ document, version }] } });
  const asked = async (member: Member) => (await member.me()).must_agree;

  // covers: Members agree again to a version of the terms or the privacy policy before they go on
  it('asks members who were there before, with what changed, until they agree', async () => {
    const member = await api.register('Agrees Again');
    const before = await asked(member);
    const version = await demand('terms', 'Longer terms');
    const during = [await asked(member), await due(member)];

    const agreed = await agree(member, 'terms', version);

    expect(before).toEqual([]);
    expect(during).toEqual([
      ['terms'],
      [
        {
          document: 'terms',
          version,
          agreed: 1,
          changes: [{ version, effective_at: expect.any(String), summary: 'Longer terms says more, en' }],
        },
      ],
    ]);
    expect([agreed.status, await asked(member), await due(member)]).toEqual([200, [], []]);
    expect((await member.call(accountConsentsContract.listConsents)).body.items).toMatchObject([
      { document: 'terms', version: String(version), language: 'en', way: 'notice' },
    ]);
  });

  it('asks nobody who joins with it, and still those who skipped it after the next version', async () => {
    const old = await api.register('Skips One');
    const plain = (await publish('terms', await draft('terms', titled('Plain terms')))).body.id;
    await agree(old, 'terms', plain);
    const asking = await demand('terms', 'Terms with a demand');
    const { body } = await api.guest().call(accountsContract.register, {
      body: { email: 'fresh@example.test', name: 'Joins Fresh', password: 'a quiet evening', agreed: true },
    });
    const fresh = openClient(api.address, { language: 'en', token: body.token });

    const next = (await publish('terms', await draft('terms', titled('Terms without one')))).body.id;

    expect((await fresh.call(accountsContract.getMe)).body.must_agree).toEqual([]);
    expect(await due(old)).toMatchObject([
      { version: next, changes: expect.arrayContaining([expect.objectContaining({ version: asking })]) },
    ]);
  });

  it('asks from its day on', async () => {
    const member = await api.register('Waits Until');
    const version = await demand('policy', 'Later policy', inDays(3));
    const planned = await asked(member);

    await api.sql(
      "update page_version set effective_at = now() - interval '1 second' where page = 'policy' and number = $1",
      [version],
    );
    await publish('contact', await draft('contact', titled('Looks again')));

    expect(planned).not.toContain('policy');
    expect(await asked(member)).toContain('policy');
  });

  it('refuses consent to a version that does not run', async () => {
    const member = await api.register('Reads Slowly');

    const { code: refused } = await agree(member, 'terms', 1);

    expect([refused, (await member.call(accountConsentsContract.listConsents)).body.items]).toEqual([
      code('consent_moved'),
      [],
    ]);
  });

  it('needs a summary in every language, and a page that members agree to', async () => {
    const publishing = async (name: EditedPage, change: (text: PageDraftText) => PageDraftText) => {
      const seen = await draft(name, change);
      return (await publish(name, seen, { must_agree: true })).code;
    };

    const codes = [
      await publishing('policy', (text) =>
        text.language === 'ko' ? titled('No summary')(text) : summarised('No')(text),
      ),
      await publishing('faq', summarised('Answers')),
    ];

    expect(codes).toEqual([code('page_summary_missing'), code('page_not_agreed')]);
    for (const name of ['policy', 'faq'] as const) await desk.call(contract.deletePageDraft, { params: { name } });
  });

  it('shows the staff how many members agreed', async () => {
    const version = await demand('terms', 'Counted terms');
    const before = (await page('terms')).agreed;

    await agree(desk, 'terms', version);

    const after = (await page('terms')).agreed;
    expect([before?.members, after?.members]).toEqual([0, 1]);
    expect(after?.of).toBeGreaterThan(1);
    const { items } = (await desk.call(contract.listPageVersions, { params: { name: 'terms' } })).body;
    expect(items[0]).toMatchObject({ id: version, must_agree: true });
  });

  it('can be read beside the version before it', async () => {
    const read = async (version: number) =>
      (await api.guest().call(pagesContract.getPage, { query: { name: 'terms', lang: 'en', version } })).body.title;
    const { version: running } = await page('terms');
    const planned = (await publish('terms', await draft('terms', titled('Not yet')), { effective_at: inDays(2) })).body
      .id;

    const titles = [await read(1), await read(running), await read(planned)];

    expect(titles).toEqual(['Terms of use', 'Counted terms en', undefined]);
  });
});
