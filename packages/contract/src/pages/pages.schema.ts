import Type from 'typebox';
import { Announcement } from '../announcements.schema.ts';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { LanguageCode } from '../protocol/language-code.schema.ts';
import { NoParams } from '../protocol/pagination.schema.ts';
import { getPage } from './pages.ts';

const closed = { additionalProperties: false } as const;

/** Words, marked or not. */
const Words = Type.Union([
  Type.String(),
  Type.Object({ strong: described('Bold words.', Type.String()) }, closed),
  Type.Object({ em: described('Emphasised words.', Type.String()) }, closed),
]);

const Inlines = Type.Array(
  Type.Union([
    Type.String(),
    Type.Object({ strong: described('Bold words.', Type.String()) }, closed),
    Type.Object({ em: described('Emphasised words.', Type.String()) }, closed),
    Type.Object(
      {
        link: described('Where it leads: a path, a place on the page, a mail address or https.', Type.String()),
        text: Type.Array(Words),
      },
      closed,
    ),
  ]),
);

/** A piece of a written page. There are no others, so a text cannot bring markup of its own. */
export const PageBlock = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('heading'),
      depth: described('2 begins a section, 3 is below it.', oneOf([2, 3])),
      id: described('Anchor, the same in every language.', Type.String()),
      text: Type.String(),
    },
    closed,
  ),
  Type.Object({ kind: oneOf(['paragraph', 'note']), text: Inlines }, closed),
  Type.Object(
    {
      kind: Type.Literal('list'),
      ordered: described('Whether the items are numbered.', Type.Boolean()),
      items: Type.Array(Inlines),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('terms'),
      items: Type.Array(Type.Object({ term: described('What is explained.', Type.String()), text: Inlines }, closed)),
    },
    closed,
  ),
]);

export const PageText = Type.Object(
  {
    title: Type.String(),
    description: Type.String(),
    updated: described('Calendar day of the last change.', Type.String()),
    text: described("Markdown, the operator's name and the running prices filled in.", Type.String()),
    blocks: described('The same text, parsed.', Type.Array(PageBlock)),
    announcement: Type.Optional(
      described('Only of the page `announcement`: what guests get now, or null.', nullable(Announcement)),
    ),
  },
  closed,
);

export const pagesSchemas = {
  getPage: {
    summary:
      'The text of a written page (about, policy, terms, contact, paid, vip, faq, help) in a language, or of the ' +
      'current announcement for guests. Costs no statement, unless an earlier version is asked for.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        name: Type.String({ maxLength: 40 }),
        lang: Type.Optional(LanguageCode),
        version: Type.Optional(
          described(
            'Number of a version that runs or ran; the running one without it.',
            Type.Integer({ minimum: 1, maximum: 100_000 }),
          ),
        ),
      },
      closed,
    ),
    body: null,
    reply: { 200: PageText },
    errors: ['not_found'],
  },
} as const satisfies EndpointSchemas;

export const pagesContract = define({ getPage }, pagesSchemas);
