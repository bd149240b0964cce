import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { LanguageCode } from '../protocol/language-code.schema.ts';
import { NoParams, NoQuery, Page, PageQuery, PathId } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { catalogueActs, catalogueFields, catalogueKinds, catalogueParts } from './catalogue-rules.ts';
import {
  changeCatalogueItem,
  createCatalogueItem,
  getCatalogueItem,
  listCatalogue,
  listCatalogueVersions,
  restoreCatalogueVersion,
  sendCataloguePicture,
} from './catalogue.ts';

const closed = { additionalProperties: false } as const;

export const CatalogueText = Type.Object(
  {
    language: LanguageCode,
    title: described('Name, question or template.', Type.String({ minLength: 1, maxLength: 300 })),
    body: described('Description of a product; empty otherwise.', Type.String({ maxLength: 1_000 })),
    choices: described(
      'Answers to choose from, of a question; the same number in every language.',
      Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: 8 }),
    ),
  },
  closed,
);

/** Everything that a version keeps. Fields that a kind does not have are null, false or empty. */
export const CatalogueContent = Type.Object(
  {
    category: described('Category, topic, or what a template is for.', Type.String({ maxLength: 20 })),
    texts: Type.Array(CatalogueText, { maxItems: 8 }),
    price: described('In gold; null where it has none.', nullable(Type.Number({ minimum: 0, maximum: 10_000 }))),
    picture: described(
      'Name of a picture: of the product, or what an upload answered.',
      nullable(Type.String({ pattern: '^[a-z0-9-]{1,60}(\\.webp)?$' })),
    ),
    position: described(
      'Place in the list of members; null is the order of the list itself, after those with a place.',
      nullable(Type.Integer({ minimum: 1, maximum: 9_999 })),
    ),
    is_offered: described('Whether members find it.', Type.Boolean()),
    stock: described('Pieces; of the wheel, trips in all.', nullable(Type.Integer({ minimum: 0, maximum: 100_000 }))),
    delivery_days: nullable(Type.Integer({ minimum: 1, maximum: 60 })),
    countries: described(
      'ISO 3166 codes of the countries a product is delivered to; null is everywhere.',
      nullable(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, maxItems: 250, uniqueItems: true })),
    ),
    is_scale: described('The choices of a question are in an order.', Type.Boolean()),
  },
  closed,
);

export const CatalogueRow = Type.Object(
  {
    id: Type.Integer(),
    title: described('The English text.', Type.String()),
    category: Type.String(),
    languages: described('In how many languages it is complete.', Type.Integer()),
    price: nullable(Type.Number()),
    src: described('Address of its picture.', nullable(Type.String())),
    position: described('Place in the list of members.', nullable(Type.Integer())),
    is_offered: Type.Boolean(),
    stock: nullable(Type.Integer()),
  },
  closed,
);

export const CatalogueItem = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(catalogueKinds),
    src: nullable(Type.String()),
    version: described('Number of its last version; 0 while nobody has changed it.', Type.Integer()),
    content: CatalogueContent,
  },
  closed,
);

export const CatalogueVersion = Type.Object(
  {
    id: described('Its number; 1 is the first.', Type.Integer()),
    act: oneOf(catalogueActs),
    changes: described('What differs from the version before it.', Type.Array(oneOf(catalogueFields))),
    author: described('Name of who published it; null for none, or a closed account.', nullable(Type.String())),
    note: Type.String(),
    published_at: described('When it was published.', Type.String({ format: 'date-time' })),
    content: CatalogueContent,
  },
  closed,
);

export const CataloguePicture = Type.Object({ picture: Type.String(), src: Type.String() }, closed);

const Note = described('Why, for the history and the log.', Type.String({ maxLength: 300 }));
const Seen = described('Version that the caller saw.', Type.Integer({ minimum: 0 }));
const KindParams = Type.Object({ kind: oneOf(catalogueKinds) }, closed);
const ItemParams = Type.Object({ kind: oneOf(catalogueKinds), id: PathId }, closed);

const writeErrors = [
  ...staffErrors,
  'staff_step_up',
  'catalogue_english',
  'catalogue_incomplete',
  'catalogue_choices',
  'catalogue_price',
  'catalogue_picture',
  'catalogue_text',
  'catalogue_flowers',
] as const;

export const catalogueSchemas = {
  listCatalogue: {
    summary: 'Items of a kind for the staff, newest first.',
    limit: { max: 240, seconds: 60 },
    params: KindParams,
    query: Type.Object(
      { show: Type.Optional(oneOf(catalogueParts)), max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
      closed,
    ),
    body: null,
    reply: { 200: Page(CatalogueRow) },
    errors: staffErrors,
  },
  getCatalogueItem: {
    summary: 'One item with its texts in all languages.',
    limit: { max: 240, seconds: 60 },
    params: ItemParams,
    query: NoQuery,
    body: null,
    reply: { 200: CatalogueItem },
    errors: staffErrors,
  },
  listCatalogueVersions: {
    summary: 'Versions of an item, newest first: who changed what, and when.',
    limit: { max: 240, seconds: 60 },
    params: ItemParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(CatalogueVersion) },
    errors: staffErrors,
  },
  createCatalogueItem: {
    summary: 'Publishes a new item. `client_id` stores a repeated call once. The act is logged.',
    limit: { max: 60, seconds: 60 },
    params: KindParams,
    query: NoQuery,
    body: Type.Object(
      { content: CatalogueContent, note: Note, client_id: Type.String({ minLength: 8, maxLength: 64 }) },
      closed,
    ),
    reply: { 201: CatalogueItem },
    errors: writeErrors,
  },
  changeCatalogueItem: {
    summary:
      'Publishes a version of an item. What members were sent, ordered or asked keeps its texts and its picture. The act is logged.',
    limit: { max: 120, seconds: 60 },
    params: ItemParams,
    query: NoQuery,
    body: Type.Object(
      {
        content: CatalogueContent,
        note: Note,
        seen: Seen,
        stock_seen: described(
          'Stock that the caller saw: pieces that were ordered since then stay counted.',
          nullable(Type.Integer({ minimum: 0 })),
        ),
      },
      closed,
    ),
    reply: { 200: CatalogueItem },
    errors: [...writeErrors, 'catalogue_moved'],
  },
  restoreCatalogueVersion: {
    summary: 'Publishes an earlier version again, as a new one; the stock stays as it is. The act is logged.',
    limit: { max: 60, seconds: 60 },
    params: ItemParams,
    query: NoQuery,
    body: Type.Object(
      { number: described('Number of the version.', Type.Integer({ minimum: 1 })), note: Note, seen: Seen },
      closed,
    ),
    reply: { 200: CatalogueItem },
    errors: [...writeErrors, 'catalogue_moved'],
  },
  sendCataloguePicture: {
    summary:
      'Takes a picture for an item; it is re-encoded without metadata. One that no item takes is deleted after a day.',
    limit: { max: 60, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: 'multipart',
    reply: { 201: CataloguePicture },
    errors: [
      ...staffErrors,
      'file_missing',
      'file_kind_refused',
      'desk_file_too_large',
      'file_broken',
      'picture_too_large',
      'upload_incomplete',
    ],
  },
} as const satisfies EndpointSchemas;

export const catalogueContract = define(
  {
    listCatalogue,
    getCatalogueItem,
    listCatalogueVersions,
    createCatalogueItem,
    changeCatalogueItem,
    restoreCatalogueVersion,
    sendCataloguePicture,
  },
  catalogueSchemas,
);
