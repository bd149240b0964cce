import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { announcementsContract as contract } from '@peonia/contract/announcements.schema.ts';
import type { AnnouncementDraft } from '@peonia/contract/announcements.ts';
import { pagesContract } from '@peonia/contract/pages/pages.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { announcementEraser, announcementExporter } from './own-reads.ts';

let api: Api;
let desk: StaffMember;
beforeAll(async () => {
  api = await startApi();
  desk = await makeStaff(api, 'Desk Dora', 'support');
});
afterAll(() => api.close());

let number = 0;
const published: number[] = [];
afterEach(async () => {
  for (const id of published.splice(0)) await decide(id, 'withdraw');
});

const code = (name: ErrorName) => errors[name].code;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const english = { language: 'en' as const, title: 'New gifts', body: 'There are **new** gifts.' };
const german = { language: 'de' as const, title: 'Neue Geschenke', body: 'Es gibt **neue** Geschenke.' };

function draft(changes: Partial<AnnouncementDraft> = {}): AnnouncementDraft {
  return {
    kind: 'news',
    audience: 'all',
    audience_values: [],
    priority: 0,
    is_dismissible: true,
    starts_at: inMinutes(-5),
    ends_at: inMinutes(60),
    texts: [english, german],
    ...changes,
  };
}

const create = (changes: Partial<AnnouncementDraft> = {}) =>
  desk.call(contract.createAnnouncement, { body: { ...draft(changes), client_id: `the-draft-${(number += 1)}` } });
const decide = (id: number, act: 'publish' | 'withdraw') =>
  desk.call(contract.decideAnnouncement, { params: { id }, body: { act } });

async function publish(changes: Partial<AnnouncementDraft> = {}): Promise<number> {
  const { body } = await create(changes);
  await decide(body.id, 'publish');
  published.push(body.id);
  return body.id;
}

const shownTo = async (member: Member) => (await member.call(accountsContract.getMe)).body.announcement;
const shownToGuest = async (lang: Language = 'en') =>
  (await api.guest().call(pagesContract.getPage, { query: { name: 'announcement', lang } })).body;
const close = (member: Member, id: number) => member.call(contract.readAnnouncement, { params: { id } });
const list = async (show: 'current' | 'drafts' | 'past') =>
  (await desk.call(contract.listAnnouncements, { query: { show } })).body.items;

describe('a published announcement', () => {
  // covers: Announcement: id, HTML content per language or English
  it('is part of the account, as HTML in the language of the reader', async () => {
    const reader = await api.register('Reader Rita', { language: 'de' });

    const id = await publish();

    expect(await shownTo(reader)).toEqual({
      id,
      content:
        '<article data-kind="news" data-dismissible="true"><h2>Neue Geschenke</h2>' +
        '<p>Es gibt <strong>neue</strong> Geschenke.</p></article>',
    });
  });

  it('is English where there is no text in the language of the reader', async () => {
    const reader = await api.register('Reader Remi', { language: 'fr' });

    await publish();

    expect((await shownTo(reader))?.content).toContain('<h2>New gifts</h2>');
  });

  it('reaches guests through GET page', async () => {
    const id = await publish();

    expect(await shownToGuest('de')).toMatchObject({
      title: 'Neue Geschenke',
      text: german.body,
      announcement: { id, content: expect.stringContaining('<h2>Neue Geschenke</h2>') },
    });
  });

  it('is not shown before its start, as a draft, or after it was withdrawn', async () => {
    await create();
    await publish({ starts_at: inMinutes(30) });
    const id = await publish();

    await decide(id, 'withdraw');

    expect(await shownToGuest()).toMatchObject({ title: '', announcement: null });
  });

  it('gives way to one of higher priority', async () => {
    const high = await publish({ priority: 5 });
    await publish({ priority: 1 });

    expect((await shownToGuest()).announcement?.id).toBe(high);
  });
});

describe('the audience', () => {
  it('guests leaves members out', async () => {
    const reader = await api.register('Reader Gabi');

    const id = await publish({ audience: 'guests' });

    expect(await shownTo(reader)).toBeNull();
    expect((await shownToGuest()).announcement?.id).toBe(id);
  });

  it('VIP leaves others out', async () => {
    const [vip, other] = [await api.register('Reader Vip'), await api.register('Reader Other')];
    await api.sql(`update account set vip_until = current_date + 9 where id = $1`, [vip.id]);

    const id = await publish({ audience: 'vip' });

    expect([(await shownTo(vip))?.id, await shownTo(other)]).toEqual([id, null]);
    expect((await shownToGuest()).announcement).toBeNull();
  });

  it('new members leaves older accounts and guests out', async () => {
    const [young, old] = [await api.register('Reader Young'), await api.register('Reader Older')];
    await api.sql(`update account set created_at = now() - interval '8 days' where id = $1`, [old.id]);

    const id = await publish({ audience: 'new' });

    expect([(await shownTo(young))?.id, await shownTo(old)]).toEqual([id, null]);
    expect((await shownToGuest()).announcement).toBeNull();
  });

  it('language goes by the language of the reader, guests included', async () => {
    const id = await publish({ audience: 'language', audience_values: ['de'] });

    expect([(await shownToGuest('de')).announcement?.id, (await shownToGuest('fr')).announcement]).toEqual([id, null]);
  });

  it('country leaves members without that country out', async () => {
    const nowhere = await api.register('Reader Nowhere');

    await publish({ audience: 'country', audience_values: ['DE'] });

    expect(await shownTo(nowhere)).toBeNull();
  });
});

describe('closing', () => {
  it('shows the next one, on every device, and counts once', async () => {
    const reader = await api.register('Reader Clara');
    const [high, low] = [await publish({ priority: 2 }), await publish()];

    await Promise.all([close(reader, high), close(reader, high)]);
    await close(reader, high);

    expect((await shownTo(reader))?.id).toBe(low);
    expect((await list('current')).find(({ id }) => id === high)?.reads).toBe(1);
  });

  it('is not possible for a draft or after the end', async () => {
    const reader = await api.register('Reader Carl');
    const { body } = await create();

    expect((await close(reader, body.id)).status).toBe(404);
    expect((await close(reader, 999_999)).status).toBe(404);
  });

  it('is in the export and is erased', async () => {
    const reader = await api.register('Reader Erik');
    const id = await publish();
    await close(reader, id);

    const exported: string[] = [];
    for await (const file of announcementExporter.files(api.app.database, reader.id))
      exported.push(JSON.stringify(file));
    await announcementEraser.erase(api.app.database, reader.id);

    expect(exported.join()).toContain('announcements/closed.json');
    expect(await api.sql('select 1 from announcement_read where member_id = $1', [reader.id])).toEqual([]);
  });
});

describe('the desk', () => {
  it('stores a repeated draft once', async () => {
    const body = { ...draft(), client_id: 'the-same-draft' };

    const [first, second] = [
      await desk.call(contract.createAnnouncement, { body }),
      await desk.call(contract.createAnnouncement, { body }),
    ];

    expect(second.body.id).toBe(first.body.id);
  });

  it('needs an English text before it publishes', async () => {
    const { body } = await create({ texts: [german] });

    expect((await decide(body.id, 'publish')).body).toMatchObject({ code: code('announcement_english') });
  });

  it('keeps the English text of what is published', async () => {
    const id = await publish();

    const { body } = await desk.call(contract.changeAnnouncement, {
      params: { id },
      body: draft({ texts: [german] }),
    });

    expect(body).toMatchObject({ code: code('announcement_english') });
  });

  it('corrects what is published', async () => {
    const id = await publish();

    await desk.call(contract.changeAnnouncement, {
      params: { id },
      body: draft({ texts: [{ ...english, title: 'Newer gifts' }] }),
    });

    expect((await shownToGuest()).title).toBe('Newer gifts');
  });

  it.each<[ErrorName, Partial<AnnouncementDraft>]>([
    ['announcement_period', { ends_at: inMinutes(-10) }],
    ['announcement_period', { starts_at: '2026-99-99T00:00:00Z' }],
    ['input_invalid', { starts_at: 'tomorrow' }],
    ['announcement_audience', { audience: 'country' }],
    ['announcement_markup', { texts: [{ ...english, body: '<b>bold</b>' }] }],
    ['input_invalid', { texts: [english, english] }],
  ])('refuses with %s', async (name, changes) => {
    expect((await create(changes)).body).toMatchObject({ code: code(name) });
  });

  describe('with a code of more than ten minutes ago', () => {
    const setAge = (minutes: number) =>
      api.sql('update staff_session set opened_at = now() - make_interval(mins => $1), seen_at = now()', [minutes]);
    afterEach(() => setAge(0));

    it('publishes nothing', async () => {
      const { body } = await create();
      await setAge(11);

      expect((await decide(body.id, 'publish')).code).toBe(code('staff_step_up'));
    });

    it('changes drafts, and not what is published', async () => {
      const { body } = await create();
      const id = await publish();
      await setAge(11);
      const change = (announcement: number) =>
        desk.call(contract.changeAnnouncement, { params: { id: announcement }, body: draft() });

      expect((await change(body.id)).code).toBeNull();
      expect((await change(id)).code).toBe(code('staff_step_up'));
    });
  });

  it('refuses a change over one that the caller has not seen', async () => {
    const { body } = await create();
    const read = async () => (await desk.call(contract.getAnnouncement, { params: { id: body.id } })).body.changed_at;
    const change = (seen: string) =>
      desk.call(contract.changeAnnouncement, { params: { id: body.id }, body: { ...draft(), seen } });
    const seen = await read();

    expect((await change(seen)).code).toBeNull();
    expect((await change(seen)).body).toMatchObject({ code: code('announcement_moved') });
    expect((await change(await read())).code).toBeNull();
  });

  it('does not bring back what was withdrawn', async () => {
    const id = await publish();
    await decide(id, 'withdraw');
    published.pop();

    expect((await decide(id, 'publish')).body).toMatchObject({ code: code('announcement_over') });
    expect((await list('past')).map((row) => row.id)).toContain(id);
  });

  // covers: Decisions about complaints, tickets, announcements and pages are logged with what they changed
  it('logs every act with what it changed', async () => {
    const times = { starts_at: inMinutes(-5), ends_at: inMinutes(60) };
    const id = await publish(times);
    const texts = [english, { ...german, title: 'Neu' }];
    const body = draft({ ...times, audience: 'country', audience_values: ['DE', 'AT'], priority: 2, texts });
    await desk.call(contract.changeAnnouncement, { params: { id }, body });
    await decide(published.pop() ?? 0, 'withdraw');

    const acts = await api.sql(
      `select act, before, after from staff_act where subject = 'announcement' and $1 = any(subject_ids) order by id`,
      [id],
    );

    const period = `from ${times.starts_at}, until ${times.ends_at}`;
    expect(acts).toEqual([
      {
        act: 'announcement.created',
        before: null,
        after: `kind news, audience all, priority 0, dismissible yes, ${period}, texts en de`,
      },
      { act: 'announcement.published', before: 'draft', after: 'published' },
      {
        act: 'announcement.changed',
        before: 'audience all, priority 0',
        after: 'audience country DE AT, priority 2, texts de',
      },
      { act: 'announcement.withdrawn', before: 'published', after: 'withdrawn' },
    ]);
  });

  it('previews what readers will get', async () => {
    const { body } = await desk.call(contract.previewAnnouncement, {
      body: { kind: 'outage', is_dismissible: false, text: english },
    });

    expect(body.content).toContain('data-kind="outage"');
  });
});
