import { errors } from '@peonia/contract/protocol/errors.ts';
import { supportDeskContract as desk } from '@peonia/contract/support/support-desk.schema.ts';
import { supportContract } from '@peonia/contract/support/support.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { openTranslatorDouble, type TranslatorDouble } from '../../../../test/providers/translator-double.ts';

let translator: TranslatorDouble;
let api: Api;
let ada: StaffMember;
let claire: Member;
let number = 0;
beforeAll(async () => {
  translator = await openTranslatorDouble({
    phrases: {
      en: { 'Mon or a disparu.': 'My gold has vanished.', 'Toujours rien.': 'Still nothing.' },
      fr: { 'It is back.': 'Il est revenu.' },
    },
  });
  // Each test opens a ticket with the same words.
  api = await startApi({ LIBRETRANSLATE_URL: translator.url, LIMIT_TICKET_REPEAT_MINUTES: '0' });
  ada = await makeStaff(api, 'Staff Ada', 'support');
  claire = await api.register('Claire', { language: 'fr' });
});
beforeEach(() => {
  translator.mood = 'well';
});
afterAll(async () => {
  await api.close();
  await translator.close();
});

const open = async (content = 'Mon or a disparu.') =>
  (await claire.call(supportContract.openTicket, { body: { category: 'payment', content } })).body.id;
const translate = (id: number) => ada.call(desk.translateTicket, { params: { id } });
const draft = (id: number, content: string) => ada.call(desk.translateDraft, { params: { id }, body: { content } });
const answer = (id: number, body: { content: string; original?: string; kind?: 'answer' | 'note' }) =>
  ada.call(desk.answerTicket, {
    params: { id },
    body: { kind: 'answer', client_id: `answer-${(number += 1)}`, ...body },
  });

describe('what the writer wrote', () => {
  it('is translated into the language of the staff', async () => {
    const id = await open();
    await claire.call(supportContract.replyToTicket, {
      params: { id },
      body: { content: 'Toujours rien.', client_id: 'written-again' },
    });

    const { items } = (await translate(id)).body;

    expect(items.map(({ text }) => text)).toEqual(['My gold has vanished.', 'Still nothing.']);
    expect(items[0]?.id).toBe(0);
  });

  it('does not use up the quota of anybody', async () => {
    const id = await open('Je ne trouve plus mon or.');

    await translate(id);

    expect(await api.sql('select 1 from free_translation_usage')).toEqual([]);
  });

  it('stays without a translation where the service fails', async () => {
    const id = await open('Un texte que le service refuse.');
    translator.mood = 500;

    expect((await translate(id)).body.items).toEqual([{ id: 0, text: null }]);
  });

  it('leaves out the notes of the staff', async () => {
    const id = await open('Où est mon cadeau ?');
    await answer(id, { kind: 'note', content: 'Impatient.' });

    expect((await translate(id)).body.items).toHaveLength(1);
    expect(JSON.stringify(translator.calls)).not.toContain('Impatient.');
  });
});

describe('an answer', () => {
  it('is translated into the language of the ticket before it is sent', async () => {
    const id = await open();

    const { body } = await draft(id, 'It is back.');

    expect(body).toEqual({ text: 'Il est revenu.', language: 'fr' });
    expect((await ada.call(desk.getTicket, { params: { id } })).body.messages).toEqual([]);
  });

  it('reaches the member in their language, and the original stays for the staff', async () => {
    const id = await open();

    await answer(id, { content: 'Il est revenu.', original: 'It is back.' });

    const own = (await claire.call(supportContract.getOwnTicket, { params: { id } })).body;
    const shown = (await ada.call(desk.getTicket, { params: { id } })).body;
    expect(own.messages.map(({ content }) => content)).toEqual(['Il est revenu.']);
    expect(JSON.stringify(own)).not.toContain('It is back.');
    expect(shown.messages).toMatchObject([{ content: 'Il est revenu.', original: 'It is back.' }]);
  });

  it('is refused where the service fails', async () => {
    const id = await open();
    translator.mood = 500;

    expect((await draft(id, 'Please try again tomorrow.')).code).toBe(errors.ticket_translation_failed.code);
  });

  it('without text is refused', async () => {
    expect((await draft(await open(), '  ')).code).toBe(errors.input_invalid.code);
  });
});

it('says of a ticket whether it can be translated', async () => {
  const helena = await api.register('Helena');
  const { id } = (await helena.call(supportContract.openTicket, { body: { category: 'payment', content: 'Gold?' } }))
    .body;

  const canTranslate = async (ticket: number) =>
    (await ada.call(desk.getTicket, { params: { id: ticket } })).body.can_translate;

  expect([await canTranslate(await open()), await canTranslate(id)]).toEqual([true, false]);
});

it('is refused where no service is set up', async () => {
  const other = await startApi();
  try {
    const staff = await makeStaff(other, 'Staff Bea', 'support');
    const iris = await other.register('Iris', { language: 'fr' });
    const { id } = (await iris.call(supportContract.openTicket, { body: { category: 'payment', content: 'Mon or ?' } }))
      .body;

    expect((await staff.call(desk.translateTicket, { params: { id } })).code).toBe(errors.translation_closed.code);
    expect((await staff.call(desk.getTicket, { params: { id } })).body.can_translate).toBe(false);
  } finally {
    await other.close();
  }
});
