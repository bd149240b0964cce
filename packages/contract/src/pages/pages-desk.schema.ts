import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { LanguageCode } from '../protocol/language-code.schema.ts';
import { Done, NoParams, NoQuery, Page, PageQuery, PathId } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { pageSummaryMax } from './page-consents.ts';
import {
  deletePageDraft,
  editedPages,
  getPageVersion,
  getStaffPage,
  listPageVersions,
  listStaffPages,
  pageTextMax,
  pageVersionStates,
  previewPage,
  publishPage,
  savePageDraft,
  translatePage,
  withdrawPageVersion,
} from './pages-desk.ts';
import { PageText } from './pages.schema.ts';

const closed = { additionalProperties: false } as const;
const Time = Type.String({ format: 'date-time' });
const TimeInput = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,3})?)?Z$' });

export const PageDraftText = Type.Object(
  {
    language: LanguageCode,
    title: Type.String({ maxLength: pageTextMax.title }),
    description: described('For search results.', Type.String({ maxLength: pageTextMax.description })),
    body: described(
      'Markdown. `{brand}` stands for the name of the operator, `{travel_fee}` and others for running prices.',
      Type.String({ maxLength: pageTextMax.body }),
    ),
    summary: Type.Optional(
      described(
        'Of the terms and the privacy policy: what changed, for members who must agree again.',
        Type.String({ maxLength: pageSummaryMax }),
      ),
    ),
  },
  closed,
);

const Texts = Type.Array(PageDraftText, { maxItems: 8 });
const Version = described('Number of the version; 1 is what the program came with.', Type.Integer({ minimum: 1 }));

export const PageRow = Type.Object(
  {
    id: described('Place in the list.', Type.Integer()),
    name: oneOf(editedPages),
    title: described('The English title.', Type.String()),
    version: Version,
    effective_at: described('From when the version runs; null of version 1.', nullable(Time)),
    planned_at: described('From when the next version runs; null without one.', nullable(Time)),
    draft_languages: described(
      'In how many languages the draft is complete; null without a draft.',
      nullable(Type.Integer()),
    ),
  },
  closed,
);

const Revision = described('Of the draft; another one after each save.', Type.Integer());

export const PageDraft = Type.Object(
  {
    texts: Texts,
    revision: Revision,
    author: described('Name of who saved it last; null once their account is closed.', nullable(Type.String())),
    changed_at: Time,
  },
  closed,
);

export const PageCase = Type.Object(
  {
    ...PageRow.properties,
    texts: described('What readers get now.', Texts),
    draft: described('The next text while it is written; null without one.', nullable(PageDraft)),
    agreed: described(
      'How many members agreed to what runs since members had to; null where they never had to.',
      nullable(
        Type.Object(
          {
            members: described('Active members who have agreed.', Type.Integer()),
            of: described('Active members.', Type.Integer()),
          },
          closed,
        ),
      ),
    ),
    can_translate: described('Whether a translation service is configured.', Type.Boolean()),
  },
  closed,
);

const version = {
  id: Version,
  state: oneOf(pageVersionStates),
  changes: described('Languages in which it differs from the version before it.', Type.Array(LanguageCode)),
  author: described('Name of who published it; null for none, or a closed account.', nullable(Type.String())),
  note: Type.String(),
  must_agree: described('Whether members are asked to agree again.', Type.Boolean()),
  effective_at: described('From when it runs; null of version 1.', nullable(Time)),
  published_at: described('When it was published; null of version 1.', nullable(Time)),
} as const;

export const PageVersionRow = Type.Object(version, closed);
export const PageVersion = Type.Object({ ...version, texts: Texts }, closed);

const NameParams = Type.Object({ name: described('Name of the page.', oneOf(editedPages)) }, closed);
const VersionParams = Type.Object(
  {
    name: described('Name of the page.', oneOf(editedPages)),
    number: described('Number of the version.', PathId),
  },
  closed,
);
const Seen = described('Revision of the draft that the caller saw; 0 without a draft.', Type.Integer({ minimum: 0 }));

const textErrors = ['page_markup', 'page_placeholder'] as const;
const reading = { limit: { max: 240, seconds: 60 }, query: NoQuery, body: null, errors: staffErrors } as const;

export const pagesDeskSchemas = {
  listStaffPages: {
    ...reading,
    summary: 'The written pages with their running version, for the staff.',
    params: NoParams,
    query: PageQuery,
    reply: { 200: Page(PageRow) },
  },
  getStaffPage: {
    ...reading,
    summary: 'A written page: its running text in all languages, and the draft of the next one.',
    params: NameParams,
    reply: { 200: PageCase },
  },
  savePageDraft: {
    summary: 'Saves the draft of a page; readers see nothing of it. It may be incomplete. The act is logged.',
    limit: { max: 120, seconds: 60 },
    params: NameParams,
    query: NoQuery,
    body: Type.Object({ texts: Texts, seen: Seen }, closed),
    reply: { 200: Type.Object({ revision: Revision }, closed) },
    errors: [...staffErrors, 'page_moved'],
  },
  deletePageDraft: {
    summary: 'Discards the draft of a page. The act is logged.',
    limit: { max: 60, seconds: 60 },
    params: NameParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    errors: staffErrors,
  },
  publishPage: {
    summary: 'Makes the draft of a page a version, from now or from a later day on. The act is logged.',
    limit: { max: 60, seconds: 60 },
    params: NameParams,
    query: NoQuery,
    body: Type.Object(
      {
        note: described('What changed and why, for the history and the log.', Type.String({ maxLength: 300 })),
        effective_at: described('From when readers get it; null for at once.', nullable(TimeInput)),
        must_agree: Type.Optional(
          described('Of the terms and the privacy policy: members must agree again.', Type.Boolean()),
        ),
        seen: Seen,
      },
      closed,
    ),
    reply: { 201: PageVersionRow },
    errors: [
      ...staffErrors,
      ...textErrors,
      'staff_step_up',
      'page_moved',
      'page_incomplete',
      'page_anchors',
      'page_day',
      'page_summary_missing',
      'page_not_agreed',
      'page_unchanged',
    ],
  },
  listPageVersions: {
    ...reading,
    summary: 'Versions of a page, newest first.',
    params: NameParams,
    query: PageQuery,
    reply: { 200: Page(PageVersionRow) },
  },
  getPageVersion: {
    ...reading,
    summary: 'One version of a page with its texts.',
    params: VersionParams,
    reply: { 200: PageVersion },
  },
  withdrawPageVersion: {
    summary: 'Withdraws a version whose day has not come. The same act again changes nothing. The act is logged.',
    limit: { max: 60, seconds: 60 },
    params: VersionParams,
    query: NoQuery,
    body: null,
    reply: { 200: Done },
    errors: [...staffErrors, 'staff_step_up', 'page_running'],
  },
  previewPage: {
    summary: 'A text of a page as its readers would get it, with the running prices.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ name: oneOf(editedPages), text: PageDraftText }, closed),
    reply: { 200: PageText },
    errors: [...staffErrors, ...textErrors],
  },
  translatePage: {
    summary: 'Translates a text of a page by machine, keeping its structure. Nothing is saved.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ to: LanguageCode, text: PageDraftText }, closed),
    reply: { 200: PageDraftText },
    errors: [...staffErrors, 'translation_closed', 'desk_translation_failed'],
  },
} as const satisfies EndpointSchemas;

export const pagesDeskContract = define(
  {
    listStaffPages,
    getStaffPage,
    savePageDraft,
    deletePageDraft,
    publishPage,
    listPageVersions,
    getPageVersion,
    withdrawPageVersion,
    previewPage,
    translatePage,
  },
  pagesDeskSchemas,
);
