import Type from 'typebox';
import {
  announcementAudiences,
  announcementKinds,
  announcementParts,
  announcementStates,
  announcementTextMax,
  changeAnnouncement,
  createAnnouncement,
  decideAnnouncement,
  getAnnouncement,
  listAnnouncements,
  previewAnnouncement,
  readAnnouncement,
  translateAnnouncement,
} from './announcements.ts';
import { nullable, oneOf } from './protocol/choice.schema.ts';
import { described } from './protocol/described.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { LanguageCode } from './protocol/language-code.schema.ts';
import { Done, IdParams, NoParams, NoQuery, Page } from './protocol/pagination.schema.ts';
import { staffErrors } from './staff/staff-errors.ts';

const closed = { additionalProperties: false } as const;
const Time = Type.String({ format: 'date-time' });
/** The same, checked by its pattern: the validator of inputs knows no formats. */
const TimeInput = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,6})?)?Z$' });

/** An announcement as a reader gets it. */
export const Announcement = Type.Object(
  {
    id: Type.Integer(),
    content: described(
      "HTML in the reader's language or in English: one `article` with its kind, title and text.",
      Type.String(),
    ),
  },
  closed,
);

export const AnnouncementText = Type.Object(
  {
    language: LanguageCode,
    title: Type.String({ minLength: 1, maxLength: announcementTextMax.title }),
    body: described('Markdown.', Type.String({ minLength: 1, maxLength: announcementTextMax.body })),
  },
  closed,
);

/** A title that became too long is empty. */
export const AnnouncementTranslation = Type.Object(
  { language: LanguageCode, title: Type.String(), body: described('Markdown.', Type.String()) },
  closed,
);

/** What staff write. */
export const AnnouncementDraft = Type.Object(
  {
    kind: oneOf(announcementKinds),
    audience: oneOf(announcementAudiences),
    audience_values: described(
      'Country codes or languages, where the audience is one of these.',
      Type.Array(Type.String({ minLength: 2, maxLength: 2 }), { maxItems: 250, uniqueItems: true }),
    ),
    priority: described(
      'Of several current ones a reader gets the highest, then the newest.',
      Type.Integer({ minimum: 0, maximum: 9 }),
    ),
    is_dismissible: described(
      'Whether a reader can close it without a confirmation. A banner that cannot be closed stays until its end.',
      Type.Boolean(),
    ),
    starts_at: TimeInput,
    ends_at: TimeInput,
    texts: Type.Array(AnnouncementText, { maxItems: 8 }),
  },
  closed,
);

export const AnnouncementRow = Type.Object(
  {
    id: Type.Integer(),
    state: oneOf(announcementStates),
    kind: oneOf(announcementKinds),
    audience: oneOf(announcementAudiences),
    priority: Type.Integer(),
    title: described('English, or the first language there is; empty without a text.', Type.String()),
    languages: Type.Integer(),
    reads: described('Members who have closed it.', Type.Integer()),
    starts_at: Time,
    ends_at: Time,
  },
  closed,
);

export const AnnouncementCase = Type.Object(
  {
    id: Type.Integer(),
    state: oneOf(announcementStates),
    reads: Type.Integer(),
    author: described('Last change; null once the account of the author is closed.', nullable(Type.String())),
    changed_at: Time,
    draft: AnnouncementDraft,
  },
  closed,
);

const writeErrors = [
  ...staffErrors,
  'announcement_period',
  'announcement_audience',
  'announcement_markup',
  'announcement_english',
] as const;

export const announcementsSchemas = {
  readAnnouncement: {
    summary: 'Notes that the member has closed an announcement: it is not shown to them again.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Done },
    errors: ['session_over', 'not_found'],
  },
  listAnnouncements: {
    summary: 'Announcements for the staff, newest first, with the number of members who closed them.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { show: Type.Optional(oneOf(announcementParts)), max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
      closed,
    ),
    body: null,
    reply: { 200: Page(AnnouncementRow) },
    errors: staffErrors,
  },
  getAnnouncement: {
    summary: 'One announcement with its texts in all languages.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: AnnouncementCase },
    errors: staffErrors,
  },
  createAnnouncement: {
    summary: 'Stores a draft. `client_id` stores a repeated call once. The act is logged.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      { ...AnnouncementDraft.properties, client_id: Type.String({ minLength: 8, maxLength: 64 }) },
      closed,
    ),
    reply: { 201: Type.Object({ id: Type.Integer() }, closed) },
    errors: writeErrors,
  },
  changeAnnouncement: {
    summary: 'Changes a draft or a published announcement. The act is logged.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        ...AnnouncementDraft.properties,
        seen: Type.Optional(
          described('`changed_at` as the caller saw it: a later change is not overwritten.', TimeInput),
        ),
      },
      closed,
    ),
    reply: { 200: Done },
    errors: [...writeErrors, 'announcement_over', 'announcement_moved', 'staff_step_up'],
  },
  decideAnnouncement: {
    summary: 'Publishes an announcement for its period, or withdraws it for good. The act is logged.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ act: oneOf(['publish', 'withdraw']) }, closed),
    reply: { 200: Done },
    errors: [...staffErrors, 'announcement_english', 'announcement_over', 'staff_step_up'],
  },
  previewAnnouncement: {
    summary: 'The HTML that readers would get of a text.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      { kind: oneOf(announcementKinds), is_dismissible: Type.Boolean(), text: AnnouncementText },
      closed,
    ),
    reply: { 200: Type.Object({ content: Type.String() }, closed) },
    errors: [...staffErrors, 'announcement_markup'],
  },
  translateAnnouncement: {
    summary: 'Translates a text of an announcement by machine, keeping its structure. Nothing is saved.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ to: LanguageCode, text: AnnouncementText }, closed),
    reply: { 200: AnnouncementTranslation },
    errors: [...staffErrors, 'translation_closed', 'desk_translation_failed'],
  },
} as const satisfies EndpointSchemas;

export const announcementsContract = define(
  {
    readAnnouncement,
    listAnnouncements,
    getAnnouncement,
    createAnnouncement,
    changeAnnouncement,
    decideAnnouncement,
    previewAnnouncement,
    translateAnnouncement,
  },
  announcementsSchemas,
);
