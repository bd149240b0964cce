import type { CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import { catalogueContract as contract } from '@peonia/contract/catalogue/catalogue.schema.ts';
import type { CatalogueContent } from '@peonia/contract/catalogue/catalogue.ts';
import { messageTemplatesContract } from '@peonia/contract/chat/message-templates.schema.ts';
import { giftsContract } from '@peonia/contract/gifts.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { makePicture } from '../../../test/fixtures/upload-picture.ts';
import { there } from '../../../test/there.ts';
import { catalogueEraser, catalogueExporter } from './own-versions.ts';

let api: Api;
let desk: StaffMember;
let mei: Member;
beforeAll(async () => {
  api = await startApi();
  desk = await makeStaff(api, 'Desk Dora', 'fulfilment');
  mei = await api.register('Mei Lin', { language: 'de' });
});
afterAll(() => api.close());

let number = 0;
const code = (name: ErrorName) => errors[name].code;
const textsOf = (title: string, choices: string[] = []) =>
  languages.map((language) => ({ language, title: `${title} ${language}`, body: '', choices }));

const described = textsOf('Lily').map((text) => ({ ...text, body: 'A lily' }));

function gift(changes: Partial<CatalogueContent> = {}): CatalogueContent {
  return {
    category: 'flower',
    texts: textsOf('Lily'),
    price: 7,
    picture: 'rose',
    position: null,
    is_offered: true,
    stock: null,
    delivery_days: null,
    countries: null,
    is_scale: false,
    ...changes,
  };
}

const read = async (kind: CatalogueKind, id: number) =>
  (await desk.call(contract.getCatalogueItem, { params: { kind, id } })).body;
const versions = async (kind: CatalogueKind, id: number) =>
  (await desk.call(contract.listCatalogueVersions, { params: { kind, id } })).body.items;

/** Publishes changes of what is there now. */
async function change(kind: CatalogueKind, id: number, changes: Partial<CatalogueContent>, seen?: number) {
  const { content, version } = await read(kind, id);
  return desk.call(contract.changeCatalogueItem, {
    params: { kind, id },
    body: {
      content: { ...content, ...changes },
      note: 'For a test',
      seen: seen ?? version,
      stock_seen: content.stock,
    },
  });
}

const create = (kind: CatalogueKind, content: CatalogueContent, client_id = `the-item-${(number += 1)}`) =>
  desk.call(contract.createCatalogueItem, { params: { kind }, body: { content, note: '', client_id } });
const gifts = async () => (await mei.call(giftsContract.listGifts, { query: {} })).body.items;

describe('publishing', () => {
  it('shows a changed price and name to members at once', async () => {
    const { content } = await read('gift', 1);
    const texts = content.texts.map((text) => (text.language === 'de' ? { ...text, title: 'Rote Rose' } : text));

    await change('gift', 1, { texts, price: 6 });

    const shown = there((await gifts()).find(({ name }) => name === 'Rote Rose'));
    expect([shown.price, shown.src]).toEqual([6, '/gifts/rose.svg']);
    expect((await gifts()).map(({ name }) => name)).not.toContain('Rose');
  });

  it('keeps the name of what was sent', async () => {
    await api.sql(
      'insert into gift_sent (sender_id, receiver_id, gift_id, client_id, price, paid) values ($1, $2, 2, $3, 3000, 0)',
      [desk.id, mei.id, 'sent-before'],
    );
    const { content } = await read('gift', 2);

    await change('gift', 2, { texts: content.texts.map((text) => ({ ...text, title: `Tulips ${text.language}` })) });

    const shelf = await mei.call(giftsContract.listReceivedGifts, { params: { id: mei.id } });
    expect(shelf.body.items.map(({ name }) => name)).toEqual(['Wildrosenstrauß']);
    expect((await gifts()).map(({ name }) => name)).toContain('Tulips de');
  });

  it('keeps the item and its popularity over several versions', async () => {
    await api.sql('update gift set hit = 40 where id = 3');
    await change('gift', 3, { texts: textsOf('Pralines') });
    await change('gift', 3, { texts: textsOf('Truffles') });

    const { id, content, version } = await read('gift', 3);
    expect([id, content.texts[0]?.title, version]).toEqual([3, 'Truffles en', 3]);
    expect((await gifts())[0]).toMatchObject({ name: 'Truffles de', hit: 40 });
  });

  it('puts what has a place before the others', async () => {
    await change('gift', 30, { position: 1 });

    const [first] = await gifts();
    expect(first?.id).toBe(30);
    await change('gift', 30, { position: null });
  });

  it('takes a hidden item out of the list of members', async () => {
    await change('gift', 31, { is_offered: false });

    expect((await gifts()).map(({ id }) => id)).not.toContain(31);
    const hidden = await desk.call(contract.listCatalogue, { params: { kind: 'gift' }, query: { show: 'hidden' } });
    expect(hidden.body.items.map(({ id }) => id)).toEqual([31]);
  });

  it('counts orders that come while the stock is edited', async () => {
    const before = await read('product', 2);
    await api.sql('update product set stock = stock - 5 where id = 2');

    await desk.call(contract.changeCatalogueItem, {
      params: { kind: 'product', id: 2 },
      body: { content: { ...before.content, stock: 70 }, note: '', seen: 0, stock_seen: before.content.stock },
    });

    expect((await read('product', 2)).content.stock).toBe(65);
  });

  it('serves a changed template to members', async () => {
    await change('template', 7, { texts: textsOf('What made you laugh'), position: 1 });

    const { body } = await mei.call(messageTemplatesContract.listTemplates, { params: { kind: 'opener' } });
    expect(body.items[0]?.hi_content).toBe('What made you laugh de');
  });

  it('makes a changed question a new one, with its choices', async () => {
    await change('question', 1, { texts: textsOf('Early or late', ['Early', 'Late']) });

    const rows = await api.sql<{ id: number; is_offered: boolean }>(
      'select id, is_offered from question where coalesce(origin_id, id) = 1 order by id',
    );
    expect(rows.map(({ is_offered }) => is_offered)).toEqual([false, true]);
    expect((await read('question', 1)).content.texts[0]?.choices).toEqual(['Early', 'Late']);
  });

  it('changes the trips of the wheel', async () => {
    await change('wheel', 1, { stock: 9 });

    expect((await read('wheel', 1)).content.stock).toBe(9);
    expect(await api.sql('select trips from wheel_stock')).toEqual([{ trips: 9 }]);
  });
});

describe('a new item', () => {
  it('is stored once for a repeated call', async () => {
    const picture = there((await uploadPicture(desk)).body).picture;
    const content = gift({ picture });
    const [first, second] = [
      await create('gift', content, 'the-same-gift'),
      await create('gift', content, 'the-same-gift'),
    ];

    expect(second.body.id).toBe(first.body.id);
    expect((await gifts()).filter(({ name }) => name === 'Lily de')).toMatchObject([{ src: `/catalogue/${picture}` }]);
  });

  it('has a picture that everybody can load', async () => {
    const { body } = await uploadPicture(desk);

    const reply = await fetch(`${api.address}${body.src}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${api.address}/catalogue/catalogue-00000000.webp`)).status).toBe(404);
  });

  it('takes pictures of the staff alone', async () => {
    expect((await uploadPicture(mei)).code).toBe(code('not_found'));
  });

  it.each<[ErrorName, CatalogueKind, Partial<CatalogueContent>]>([
    ['catalogue_english', 'template', { category: 'opener', texts: textsOf('Hi').slice(1), is_offered: false }],
    ['catalogue_incomplete', 'template', { category: 'opener', texts: textsOf('Hi').slice(0, 7) }],
    ['catalogue_text', 'gift', { texts: textsOf('x'.repeat(50)) }],
    ['catalogue_price', 'gift', { price: 201 }],
    ['catalogue_price', 'gift', { price: 1.005 }],
    ['catalogue_picture', 'gift', { picture: null }],
    ['catalogue_picture', 'gift', { picture: 'catalogue-of-somebody.webp' }],
    ['catalogue_choices', 'question', { category: 'daily', texts: textsOf('Why', ['Because']) }],
    ['catalogue_flowers', 'product', { texts: described, stock: 1, delivery_days: 2, countries: ['DE'] }],
    ['input_invalid', 'gift', { category: 'all' }],
  ])('is refused with %s as a %s', async (name, kind, changes) => {
    expect((await create(kind, gift(changes))).code).toBe(code(name));
  });

  it('cannot be added to the wheel', async () => {
    expect((await create('wheel', gift({ stock: 1 }))).code).toBe(code('not_found'));
  });
});

describe('versions', () => {
  it('say who changed what, beginning with the item as it was', async () => {
    await change('gift', 10, { price: 9, category: 'romance' });

    const [changed, before] = await versions('gift', 10);
    expect(changed).toMatchObject({ id: 2, act: 'changed', author: 'Desk Dora', note: 'For a test' });
    expect(changed?.changes).toContain('price');
    expect(before).toMatchObject({ id: 1, act: 'before', author: null, changes: [] });
  });

  it('come back as a new version', async () => {
    const { content } = await read('gift', 11);
    await change('gift', 11, { price: 99, texts: textsOf('Wrong') });

    const { body } = await desk.call(contract.restoreCatalogueVersion, {
      params: { kind: 'gift', id: 11 },
      body: { number: 1, note: 'It was right before', seen: 2 },
    });

    expect([body.version, body.content]).toEqual([3, content]);
    expect((await versions('gift', 11)).map(({ act }) => act)).toEqual(['restored', 'changed', 'before']);
  });

  it('are refused to who has not seen the last one', async () => {
    await change('gift', 12, { price: 8 });

    expect((await change('gift', 12, { price: 9 }, 0)).code).toBe(code('catalogue_moved'));
  });

  it('come in pages', async () => {
    const first = (await desk.call(contract.listCatalogue, { params: { kind: 'gift' }, query: {} })).body;
    const second = (
      await desk.call(contract.listCatalogue, { params: { kind: 'gift' }, query: { max_id: first.max_id } })
    ).body;

    expect(first.items.length).toBeGreaterThan(0);
    expect(second.items.every(({ id }) => id < there(first.items.at(-1)).id)).toBe(true);
  });

  it('are in the audit log with what changed', async () => {
    await change('gift', 13, { price: 13.5 });

    const acts = await api.sql(
      "select act, before, after, detail from staff_act where subject = 'gift' and 13 = any(subject_ids)",
    );
    expect(acts).toEqual([
      {
        act: 'catalogue.changed',
        before: expect.stringMatching(/^price \d+$/),
        after: 'price 13.5',
        detail: expect.stringMatching(/ · For a test$/),
      },
    ]);
  });

  it('lose their author with the account, and are in the export before', async () => {
    const files: string[] = [];
    const made = catalogueExporter.files(api.app.database, desk.id);
    for await (const { content } of made) files.push(String(content));
    await catalogueEraser.erase(api.app.database, desk.id);

    expect(files.join()).toContain('For a test');
    expect(await api.sql('select 1 from catalogue_version where author_id is not null')).toEqual([]);
  });
});

async function uploadPicture(from: Pick<Member, 'call'>) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await makePicture())]), 'gift.webp');
  return from.call(contract.sendCataloguePicture, { body: form });
}
