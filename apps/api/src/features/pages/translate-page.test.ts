import { pagesDeskContract as contract } from '@peonia/contract/pages/pages-desk.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
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
        'Help wanted': 'Hilfe gesucht',
        'How we help': 'Wie wir helfen',
        'First steps': 'Erste Schritte',
        'Read our answers': 'Lies unsere Antworten',
        Wordy: 'Wort '.repeat(20).trim(),
        Chapter: 'Kapitel '.repeat(3_000).trim(),
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

const text = {
  language: 'en',
  title: 'Help wanted',
  description: 'How we help',
  body: '## First steps {#first}\n\n- Read our answers',
} as const;
const translate = () => desk.call(contract.translatePage, { body: { to: 'de', text } });

// covers: Announcements and pages are translated from English by machine, beside the original
describe('the translation of a page', () => {
  it('keeps headings, anchors and lists', async () => {
    const { body } = await translate();
    expect(body).toEqual({
      language: 'de',
      title: 'Hilfe gesucht',
      description: 'Wie wir helfen',
      body: '## Erste Schritte {#first}\n\n- Lies unsere Antworten',
    });
  });

  it('leaves a title empty that became too long', async () => {
    const { body } = await desk.call(contract.translatePage, { body: { to: 'de', text: { ...text, title: 'Wordy' } } });
    expect([body.title, body.description]).toEqual(['', 'Wie wir helfen']);
  });

  it('is refused where the text became too long', async () => {
    const { code } = await desk.call(contract.translatePage, {
      body: { to: 'de', text: { ...text, body: 'Chapter' } },
    });
    expect(code).toBe(errors.desk_translation_failed.code);
  });

  it('is refused while the service fails', async () => {
    translator.mood = 500;
    const { code } = await desk.call(contract.translatePage, { body: { to: 'fr', text } });
    expect(code).toBe(errors.desk_translation_failed.code);
  });
});
