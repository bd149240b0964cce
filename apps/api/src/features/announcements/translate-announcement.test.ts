import { announcementsContract as contract } from '@peonia/contract/announcements.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { staffContract } from '@peonia/contract/staff/staff.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import { openTranslatorDouble, type TranslatorDouble } from '../../../test/providers/translator-double.ts';

let translator: TranslatorDouble;
let api: Api;
let desk: StaffMember;
beforeAll(async () => {
  translator = await openTranslatorDouble({
    phrases: {
      de: {
        'New gifts': 'Neue Geschenke',
        '**Roses** for [everybody](/mall)': '**Rosen** für [alle](/mall)',
        'Read [this](/faq)': 'Lies dies',
        Wordy: 'Wort '.repeat(30).trim(),
        Chapter: 'Kapitel '.repeat(700).trim(),
      },
    },
  });
  api = await startApi({ LIBRETRANSLATE_URL: translator.url });
  desk = await makeStaff(api, 'Uta Wort', 'support');
});
beforeEach(() => {
  translator.mood = 'well';
});
afterAll(async () => {
  await api.close();
  await translator.close();
});

const text = { language: 'en', title: 'New gifts', body: '- **Roses** for [everybody](/mall)' } as const;
const translate = (changes: { title?: string; body?: string } = {}, to: 'de' | 'en' = 'de') =>
  desk.call(contract.translateAnnouncement, { body: { to, text: { ...text, ...changes } } });

// covers: Announcements and pages are translated from English by machine, beside the original
describe('the translation of an announcement', () => {
  it('keeps lists, emphasis and links, and is logged', async () => {
    const { body } = await translate();

    expect(body).toEqual({ language: 'de', title: 'Neue Geschenke', body: '- **Rosen** für [alle](/mall)' });
    expect(await api.sql("select detail from staff_act where act = 'announcement.translated'")).toEqual([
      { detail: 'en → de' },
    ]);
  });

  it('leaves a title empty that became too long', async () => {
    const { body } = await translate({ title: 'Wordy' });

    expect(body).toMatchObject({ title: '', body: '- **Rosen** für [alle](/mall)' });
  });

  it.each([
    ['the text became too long', { body: 'Chapter' }],
    ['a link was lost', { body: 'Read [this](/faq)' }],
  ])('is refused where %s', async (_why, changes) => {
    expect((await translate(changes)).code).toBe(errors.desk_translation_failed.code);
  });

  it('is refused while the service fails, and into the same language', async () => {
    expect((await translate({}, 'en')).code).toBe(errors.input_invalid.code);
    translator.mood = 500;
    // Other words than above: known ones are not asked for again.
    expect((await translate({ title: 'Never seen' })).code).toBe(errors.desk_translation_failed.code);
  });
});

it('staff are told whether a service is configured', async () => {
  const without = await startApi();
  const other = await makeStaff(without, 'Otto Ohne', 'support');

  const states = await Promise.all([desk, other].map((staff) => staff.call(staffContract.getStaffSession)));
  const { code } = await other.call(contract.translateAnnouncement, { body: { to: 'de', text } });

  expect(states.map(({ body }) => body.can_translate)).toEqual([true, false]);
  expect(code).toBe(errors.translation_closed.code);
  await without.close();
});
