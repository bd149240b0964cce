import Type from 'typebox';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoQuery, NoParams, IdParams, Done } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import {
  markNames,
  returnReasons,
  getTranslationDesk,
  takeTranslation,
  saveTranslationDraft,
  deliverTranslation,
  returnTranslation,
  listTerms,
  saveTerm,
  deleteTerm,
  listTranslators,
} from './translation-desk.ts';

const closed = { additionalProperties: false } as const;

/** Two languages, BCP 47: out of the first into the second. */
const pair = { from: Type.String({ minLength: 2, maxLength: 10 }), to: Type.String({ minLength: 2, maxLength: 10 }) };

/** A translation that waits, with nothing of what is written. */
export const WaitingTranslation = Type.Object(
  {
    id: Type.Integer(),
    ...pair,
    words: Type.Integer(),
    characters: Type.Integer(),
    due_at: Type.String(),
    taken: described('A colleague has it.', Type.Boolean()),
  },
  closed,
);

export const Term = Type.Object(
  { id: Type.Integer(), ...pair, term: Type.String(), translation: Type.String(), note: Type.String() },
  closed,
);

/** A translation in one’s own hands: the text without what would tell who wrote it. */
export const TranslationJob = Type.Object(
  {
    ...WaitingTranslation.properties,
    text: Type.String(),
    marks: described('Mark 1 stands for the first of them.', Type.Array(oneOf(markNames))),
    draft: Type.String(),
    held_until: described('It goes back to the others when nothing is done on it until then.', Type.String()),
    terms: described('Of the glossary, those that stand in the text.', Type.Array(Term)),
  },
  closed,
);

/** How much somebody has translated, and how well. */
const Figures = Type.Object(
  {
    delivered: Type.Integer(),
    words: Type.Integer(),
    characters: Type.Integer(),
    returned: Type.Integer(),
    refunded: Type.Integer(),
    marks: Type.Integer(),
    mark: nullable(Type.Number()),
  },
  closed,
);

export const TranslationDesk = Type.Object(
  {
    items: described('The nearest deadlines of those that wait, 100 at most.', Type.Array(WaitingTranslation)),
    waiting: described('How many wait and nobody has.', Type.Integer()),
    job: nullable(TranslationJob),
    pairs: Type.Array(Type.Object(pair, closed)),
    figures: Figures,
  },
  closed,
);

const staffCall = { limit: { max: 240, seconds: 60 }, query: NoQuery } as const;

export const translationDeskSchemas = {
  getTranslationDesk: {
    ...staffCall,
    summary:
      'What waits in the languages of the translator, the nearest deadline first, and the one they have. Translators only; the look is logged.',
    params: NoParams,
    body: null,
    reply: { 200: TranslationDesk },
    errors: staffErrors,
  },
  takeTranslation: {
    ...staffCall,
    summary:
      'Takes one translation, the nearest deadline without an id; no colleague has it meanwhile. Whoever has one gets that one again.',
    params: NoParams,
    body: Type.Object({ id: Type.Optional(Type.Integer({ minimum: 1 })) }, closed),
    reply: { 200: Type.Object({ job: nullable(TranslationJob) }, closed) },
    errors: [...staffErrors, 'translation_taken', 'translator_busy'],
  },
  saveTranslationDraft: {
    ...staffCall,
    summary: 'Keeps what is written so far, and the translation in one’s hands.',
    params: IdParams,
    body: Type.Object({ draft: Type.String({ maxLength: 20_000 }) }, closed),
    reply: { 200: Type.Object({ held_until: Type.String() }, closed) },
    errors: [...staffErrors, 'translation_over'],
  },
  deliverTranslation: {
    ...staffCall,
    summary:
      'Delivers a translation: both read it at once. Every mark of the text has to stand in it. Twice the same is once.',
    params: IdParams,
    body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 20_000 }) }, closed),
    reply: { 200: Done },
    errors: [...staffErrors, 'translation_over', 'translation_marks_wrong'],
  },
  returnTranslation: {
    ...staffCall,
    summary:
      'Gives a translation back with the reason. What cannot be translated or breaks the rules is refunded, the latter put before moderators.',
    params: IdParams,
    body: Type.Object({ reason: oneOf(returnReasons), note: Type.Optional(Type.String({ maxLength: 500 })) }, closed),
    reply: { 200: Done },
    errors: [...staffErrors, 'translation_over'],
  },
  listTerms: {
    ...staffCall,
    summary: 'The glossary of all pairs of languages. Translators and admins.',
    params: NoParams,
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(Term) }, closed) },
    errors: staffErrors,
  },
  saveTerm: {
    ...staffCall,
    summary: 'Writes an entry of the glossary, in the stead of the one for the same word. Admins only.',
    params: NoParams,
    body: Type.Object(
      {
        ...pair,
        term: Type.String({ minLength: 1, maxLength: 100 }),
        translation: Type.String({ minLength: 1, maxLength: 200 }),
        note: Type.String({ maxLength: 300 }),
      },
      closed,
    ),
    reply: { 200: Term },
    errors: staffErrors,
  },
  deleteTerm: {
    ...staffCall,
    summary: 'Deletes an entry of the glossary. Admins only.',
    params: IdParams,
    body: null,
    reply: { 204: Done },
    errors: staffErrors,
  },
  listTranslators: {
    ...staffCall,
    summary: 'Who translates between which languages, how much and how well. Admins only.',
    params: NoParams,
    body: null,
    reply: {
      200: Type.Object(
        {
          items: Type.Array(
            Type.Object(
              {
                user_id: Type.Integer(),
                name: Type.String(),
                pairs: Type.Array(Type.Object(pair, closed)),
                figures: Figures,
              },
              closed,
            ),
          ),
        },
        closed,
      ),
    },
    errors: staffErrors,
  },
} as const satisfies EndpointSchemas;

export const translationDeskContract = define(
  {
    getTranslationDesk,
    takeTranslation,
    saveTranslationDraft,
    deliverTranslation,
    returnTranslation,
    listTerms,
    saveTerm,
    deleteTerm,
    listTranslators,
  },
  translationDeskSchemas,
);
