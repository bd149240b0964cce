import { accountConsentsContract } from '@peonia/contract/accounts/account-consents.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { pagesDeskContract as contract } from '@peonia/contract/pages/pages-desk.schema.ts';
import { type EditedPage, editedPages, type PageDraftText } from '@peonia/contract/pages/pages-desk.ts';
import { pagesContract } from '@peonia/contract/pages/pages.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { languages, type Language } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { openClient } from '../../../test/client.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import { there } from '../../../test/there.ts';
import { pagesEraser, pagesExporter } from './own-pages.ts';
import { presentPage } from './present-page.ts';
import { openRunningPages } from './running-pages.ts';

let api: Api;
let desk: StaffMember;
beforeAll(async () => {
  api = await startApi({ BRAND: 'Rosalie' });
  desk = await makeStaff(api, 'Paula Papier', 'support');
});
afterAll(() => api.close());

const code = (name: ErrorName) => errors[name].code;
const read = async (name: EditedPage, lang: Language = 'en') =>
  (await api.guest().call(pagesContract.getPage, { query: { name, lang } })).body;
const page = async (name: EditedPage) => (await desk.call(contract.getStaffPage, { params: { name } })).body;
const versions = async (name: EditedPage) =>
  (await desk.call(contract.listPageVersions, { params: { name } })).body.items;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Saves a draft: what readers get now, changed. */
async function draft(name: EditedPage, change: (text: PageDraftText) => PageDraftText): Promise<number> {
  const { texts, draft: before } = await page(name);
  const { body } = await desk.call(contract.savePageDraft, {
    params: { name },
    body: { texts: texts.map(change), seen: before?.revision ?? 0 },
  });
  return body.revision;
}

const publish = (name: EditedPage, seen: number, effective_at: string | null = null) =>
  desk.call(contract.publishPage, { params: { name }, body: { note: 'For a test', effective_at, seen } });
const titled = (title: string) => (text: PageDraftText) => ({ ...text, title: `${title} ${text.language}` });

// covers: Staff edit the written pages in eight languages, in versions with a day
describe('a version', () => {
  it('reaches readers of every language once it is published, and not before', async () => {
    const revision = await draft('about', titled('Who we are'));
    const before = await read('about', 'de');

    const { status, body } = await publish('about', revision);

    expect(before.title).toBe('Über uns');
    expect([status, body.id, body.state, body.changes.length]).toEqual([201, 2, 'running', languages.length]);
    expect((await read('about', 'de')).title).toBe('Who we are de');
    expect((await read('about')).updated).toBe(new Date().toISOString().slice(0, 10));
    expect((await page('about')).draft).toBeNull();
  });

  it('is what members who join afterwards agree to', async () => {
    const { body } = await publish('policy', await draft('policy', titled('New policy')));

    const session = await api.guest().call(accountsContract.register, {
      body: { email: 'later@example.test', name: 'Joins Later', password: 'a quiet evening', agreed: true },
    });

    const member = openClient(api.address, { language: 'en', token: session.body.token });
    const { items } = (await member.call(accountConsentsContract.listConsents)).body;
    expect(items.map(({ document, version }) => [document, version])).toEqual([
      ['terms', '1'],
      ['policy', String(body.id)],
    ]);
  });

  it('reaches another process when it looks', async () => {
    let changes = 0;
    const other = openRunningPages(api.app.database, () => (changes += 1));
    await other.refresh();
    const known = changes;
    await publish('contact', await draft('contact', titled('Write to us')));

    await other.refresh();
    await other.refresh();

    expect(other.source('contact', 'fr').title).toBe('Write to us fr');
    expect(changes).toBe(known + 1);
  });

  it('with a later day is planned, runs from that day on, and can be withdrawn until then', async () => {
    const planned = (await publish('help', await draft('help', titled('Soon')), inDays(3))).body;
    expect([planned.state, (await read('help')).title]).toEqual(['planned', 'Help']);
    expect((await page('help')).planned_at).toBe(planned.effective_at);

    await api.sql("update page_version set effective_at = now() - interval '1 second' where page = 'help'");
    await publish('contact', await draft('contact', titled('Any publication looks again')));
    expect((await read('help')).title).toBe('Soon en');

    const withdraw = (number: number) => desk.call(contract.withdrawPageVersion, { params: { name: 'help', number } });
    expect((await withdraw(2)).body).toMatchObject({ code: code('page_running') });
    const next = (await publish('help', await draft('help', titled('Never')), inDays(9))).body;
    expect([(await withdraw(next.id)).status, (await withdraw(next.id)).status]).toEqual([200, 200]);
    expect((await versions('help')).map(({ state }) => state)).toEqual(['withdrawn', 'running', 'past']);
  });

  it('fills prices and the operator, and keeps the anchors', async () => {
    await publish(
      'vip',
      await draft('vip', (text) => ({ ...text, body: `## Price {#price}\n\n{brand}: {gold_usd_cents}` })),
    );

    const { text, blocks } = await read('vip', 'de');

    expect(text).toMatch(/^## Price \{#price\}\n\nRosalie: \d/);
    expect(blocks).toEqual([
      { kind: 'heading', depth: 2, id: 'price', text: 'Price' },
      { kind: 'paragraph', text: [expect.stringMatching(/^Rosalie: \d/)] },
    ]);
  });

  it('is refused with a day that has passed or is too far away', async () => {
    const revision = await draft('faq', titled('FAQ'));
    for (const day of [inDays(-1), inDays(400)])
      expect((await publish('faq', revision, day)).body).toMatchObject({ code: code('page_day') });
  });

  it('is refused if the draft changes nothing', async () => {
    const revision = await draft('paid', (text) => text);
    expect((await publish('paid', revision)).body).toMatchObject({ code: code('page_unchanged') });
  });

  it('stays without its author', async () => {
    const leaver = await makeStaff(api, 'Lea Vorbei', 'support');
    await leaver.call(contract.savePageDraft, { params: { name: 'policy' }, body: { texts: [], seen: 0 } });
    const files: string[] = [];
    for await (const { content } of pagesExporter.files(api.app.database, leaver.id)) files.push(String(content));
    expect(files.join()).toContain('"policy"');

    await pagesEraser.erase(api.app.database, leaver.id);

    expect(there((await page('policy')).draft).author).toBeNull();
    await desk.call(contract.deletePageDraft, { params: { name: 'policy' } });
  });
});

describe('a draft', () => {
  it('of another colleague is not overwritten', async () => {
    const revision = await draft('terms', titled('Rules'));
    const save = (seen: number) =>
      desk.call(contract.savePageDraft, { params: { name: 'terms' }, body: { texts: [], seen } });

    expect((await save(revision - 1)).body).toMatchObject({ code: code('page_moved') });
    expect((await publish('terms', revision - 1)).body).toMatchObject({ code: code('page_moved') });
    expect((await save(revision)).status).toBe(200);
    expect((await publish('terms', revision)).body).toMatchObject({ code: code('page_moved') });
    await desk.call(contract.deletePageDraft, { params: { name: 'terms' } });
  });

  const broken: readonly (readonly [ErrorName, string, (text: PageDraftText) => PageDraftText])[] = [
    ['page_incomplete', 'without a language', (text) => (text.language === 'ja' ? { ...text, body: ' ' } : text)],
    ['page_markup', 'with markup', (text) => ({ ...text, body: `${text.body}\n\n<b>bold</b>` })],
    ['page_markup', 'with a section without an anchor', (text) => ({ ...text, body: `${text.body}\n\n## Section` })],
    [
      'page_placeholder',
      'with an unknown placeholder',
      (text) => ({ ...text, body: `${text.body}\n\n{price_of_air}` }),
    ],
    [
      'page_anchors',
      'with other sections in one language',
      (text) => (text.language === 'ko' ? { ...text, body: `## 추가 {#more}\n\n${text.body}` } : text),
    ],
  ];

  it.each(broken)('is refused as %s %s', async (name, _why, change) => {
    const revision = await draft('terms', change);
    expect((await publish('terms', revision)).body).toMatchObject({ code: code(name) });
    await desk.call(contract.deletePageDraft, { params: { name: 'terms' } });
  });
});

describe('the desk', () => {
  it('lists every page with its version and its draft', async () => {
    await draft('paid', (text) => (text.language === 'en' ? { ...text, title: 'Prices' } : text));
    const { items } = (await desk.call(contract.listStaffPages, {})).body;

    expect(items.map(({ name }) => name)).toEqual([...editedPages]);
    expect(items.find(({ name }) => name === 'paid')).toMatchObject({ version: 1, draft_languages: 8 });
  });

  it('shows what a version was, the first one too', async () => {
    await publish('terms', await draft('terms', titled('Conditions')));
    const [second, first] = await versions('terms');
    const textsOf = async (number: number) =>
      (await desk.call(contract.getPageVersion, { params: { name: 'terms', number } })).body.texts;

    expect(second).toMatchObject({ id: 2, author: 'Paula Papier', note: 'For a test', changes: [...languages] });
    expect(first).toMatchObject({ id: 1, state: 'past', author: null });
    expect((await textsOf(2)).map(({ title }) => title)).toContain('Conditions fr');
    expect((await textsOf(1)).map(({ title }) => title)).toContain('Terms of use');
  });

  it('previews a text as readers would get it', async () => {
    const text = { language: 'de', title: '{brand}', description: 'x', body: '**Fett** und [Link](/faq)' } as const;
    const { body } = await desk.call(contract.previewPage, { body: { name: 'about', text } });
    expect(body).toMatchObject({
      title: 'Rosalie',
      blocks: [{ kind: 'paragraph', text: [{ strong: 'Fett' }, ' und ', { link: '/faq', text: ['Link'] }] }],
    });
  });

  // covers: Decisions about complaints, tickets, announcements and pages are logged with what they changed
  it('logs each act with what it changed', async () => {
    const before = (await desk.call(contract.listStaffPages, {})).body.items.find(({ name }) => name === 'vip');
    const [from] = await api.sql<{ id: string }>('select max(id) as id from staff_act');
    const change = (words: string) => (text: PageDraftText) => (text.language === 'de' ? titled(words)(text) : text);
    const first = await draft('vip', change('Eins'));
    await desk.call(contract.deletePageDraft, { params: { name: 'vip' } });
    const second = await draft('vip', change('Zwei'));
    const { id: number, effective_at: day } = (await publish('vip', second, inDays(5))).body;
    await desk.call(contract.withdrawPageVersion, { params: { name: 'vip', number } });

    const acts = await api.sql(
      "select act, before, after, detail from staff_act where act like 'page.%' and id > $1 order by id",
      [from?.id],
    );

    const none = 'no draft';
    expect(acts).toEqual([
      { act: 'page.drafted', before: none, after: `draft ${first}`, detail: 'vip: de' },
      { act: 'page.discarded', before: `draft ${first}`, after: none, detail: 'vip' },
      { act: 'page.drafted', before: none, after: `draft ${second}`, detail: 'vip: de' },
      {
        act: 'page.published',
        before: `version ${before?.version}`,
        after: `version ${number} from ${day}`,
        detail: 'vip: de · For a test',
      },
      {
        act: 'page.withdrawn',
        before: `version ${number} from ${day}`,
        after: `version ${number} withdrawn`,
        detail: 'vip',
      },
    ]);
  });
});

it('hides the note of a legal draft in production only', () => {
  const source = { title: 'T', description: 'D', updated: '2026-11-21', body: '> Draft for counsel.\n\nText.' };
  const shown = (isProduction: boolean, name: 'terms' | 'faq' = 'terms') =>
    presentPage(name, 'en', source, { brand: 'Rosalie', limits, isProduction });

  expect(shown(true)).toMatchObject({ text: 'Text.', blocks: [{ kind: 'paragraph' }] });
  expect(shown(false).blocks[0]?.kind).toBe('note');
  expect(shown(true, 'faq').blocks[0]?.kind).toBe('note');
});
