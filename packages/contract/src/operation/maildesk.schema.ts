import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { LanguageCode } from '../protocol/language-code.schema.ts';
import { Done, IdParams, NoParams, NoQuery, Page } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import {
  getOwnMailState,
  liftMailSuppression,
  listMailDeliveries,
  listMailSuppressions,
  listMailTemplates,
  mailClassNames,
  mailDeliveryStates,
  previewMailTemplate,
  sendTestMail,
  suppressionReasons,
} from './maildesk.ts';

const closed = { additionalProperties: false } as const;
const Time = Type.String({ format: 'date-time' });

/** What became of mail to the caller's own address. */
export const OwnMailState = Type.Object(
  {
    bounced_at: described(
      'When mail to the present address came back for good; null if it did not. No mail is sent to it until it is confirmed again or changed.',
      nullable(Time),
    ),
    complained_at: described(
      'When a mail to the present address was marked as spam; null if none was. No news are sent to it until it is confirmed again.',
      nullable(Time),
    ),
  },
  closed,
);

export const MailDelivery = Type.Object(
  {
    id: Type.Integer(),
    template: Type.String(),
    class: oneOf(mailClassNames),
    language: Type.String(),
    member_id: described('Null where the address is of no account.', nullable(Type.Integer())),
    state: oneOf(mailDeliveryStates),
    attempts: Type.Integer(),
    words: described('Of the mail server or the provider, without addresses.', Type.String()),
    created_at: Time,
    handed_over_at: nullable(Time),
    changed_at: Time,
  },
  closed,
);

export const MailSuppression = Type.Object(
  {
    id: Type.Integer(),
    reason: oneOf(suppressionReasons),
    address: described('First letter and host.', Type.String()),
    member_id: nullable(Type.Integer()),
    words: described('Of the provider, without addresses.', Type.String()),
    created_at: Time,
  },
  closed,
);

const templateName = Type.String({ minLength: 1, maxLength: 60 });
const TemplateParams = Type.Object({ name: templateName }, closed);
const Sample = {
  sample: described('Name of one of its samples.', templateName),
  language: LanguageCode,
};

export const MailTemplateSummary = Type.Object(
  {
    name: Type.String(),
    class: oneOf(mailClassNames),
    samples: described('Names of invented values that it can be shown with.', Type.Array(Type.String())),
  },
  closed,
);

export const MailPreview = Type.Object(
  {
    subject: described('Its line in a mail program.', Type.String()),
    text: described('The mail as plain text.', Type.String()),
    light_url: described('Path of the HTML in the light theme; valid for five minutes.', Type.String()),
    dark_url: described('Path of the HTML in the dark theme; valid for five minutes.', Type.String()),
    files: described(
      'Files that come with the mail, each with its path; valid for five minutes.',
      Type.Array(Type.Object({ name: Type.String(), url: Type.String() }, closed)),
    ),
  },
  closed,
);

export const mailDeskSchemas = {
  getOwnMailState: {
    summary: 'Whether mail to the own address came back or was marked as spam.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: OwnMailState },
    errors: ['session_over'],
  },
  listMailDeliveries: {
    summary: 'Mails and what became of them, newest first. The look is logged.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        template: Type.Optional(Type.String({ maxLength: 60 })),
        class: Type.Optional(oneOf(mailClassNames)),
        state: Type.Optional(oneOf(mailDeliveryStates)),
        day: Type.Optional(described('In UTC.', Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }))),
        member_id: Type.Optional(Type.Integer({ minimum: 1 })),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      closed,
    ),
    body: null,
    reply: { 200: Page(MailDelivery) },
    errors: staffErrors,
  },
  listMailSuppressions: {
    summary: 'Addresses that take no mail, newest first. The look is logged.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        reason: Type.Optional(oneOf(suppressionReasons)),
        member_id: Type.Optional(Type.Integer({ minimum: 1 })),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      closed,
    ),
    body: null,
    reply: { 200: Page(MailSuppression) },
    errors: staffErrors,
  },
  liftMailSuppression: {
    summary: 'Sends mail to an address again. The act is logged with its reason.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ reason: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' }) }, closed),
    reply: { 200: Done },
    errors: staffErrors,
  },
  listMailTemplates: {
    summary: 'Every mail that the program can send, by name.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(MailTemplateSummary) }, closed) },
    errors: staffErrors,
  },
  previewMailTemplate: {
    summary: 'A mail with invented values: its subject, its text and the addresses of its HTML.',
    limit: { max: 240, seconds: 60 },
    params: TemplateParams,
    query: Type.Object(Sample, closed),
    body: null,
    reply: { 200: MailPreview },
    errors: staffErrors,
  },
  sendTestMail: {
    summary: 'Sends a mail with invented values to the own proven address. The act is logged.',
    limit: { max: 20, seconds: 3_600 },
    params: TemplateParams,
    query: NoQuery,
    body: Type.Object(Sample, closed),
    reply: { 200: Done },
    errors: [...staffErrors, 'test_mail_unaddressed'],
  },
} as const satisfies EndpointSchemas;

export const mailDeskContract = define(
  {
    getOwnMailState,
    listMailDeliveries,
    listMailSuppressions,
    liftMailSuppression,
    listMailTemplates,
    previewMailTemplate,
    sendTestMail,
  },
  mailDeskSchemas,
);
