import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { LanguageCode } from '../protocol/language-code.schema.ts';
import { IdParams, NoParams, NoQuery, Page, PageQuery } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { flags, MemberFlags } from './member-flags.schema.ts';
import { counts, FigureCount } from './partner-figure-count.schema.ts';
import {
  addPartnerLink,
  applicationStates,
  applyAsPartner,
  decidePartnerApplication,
  downloadAffiliateFigures,
  downloadEarnings,
  earningKinds,
  earningStates,
  figureSpans,
  getAffiliate,
  getAffiliateFigures,
  getMemberFlags,
  getPartnerApplication,
  invitationStates,
  listPartnerApplications,
  listPartnerLinks,
  partnerPages,
  pidPattern,
  setMemberFlags,
  takenReasons,
} from './partners.ts';

const closed = { additionalProperties: false } as const;
const proofErrors = ['identity_missing', 'two_step_missing'] as const;

const PartnerInvitation = Type.Object(
  {
    id: Type.Integer(),
    state: oneOf(invitationStates),
    reason: described('Why staff invite the member.', Type.String()),
    invited_at: Type.String(),
    expires_at: Type.String(),
  },
  closed,
);

export const PartnerApplication = Type.Object(
  {
    partner: Type.Boolean(),
    identified: described('What an application needs first.', Type.Boolean()),
    two_step: Type.Boolean(),
    state: described('Of the newest application; null before the first.', nullable(oneOf(applicationStates))),
    applied_at: nullable(Type.String()),
    reason: described('What staff wrote to the member with their decision.', nullable(Type.String())),
    invitation: described('The newest invitation by staff; null without one.', nullable(PartnerInvitation)),
  },
  closed,
);

const link = {
  campaign: Type.String({ minLength: 1, maxLength: 60 }),
  page: oneOf(partnerPages),
  language: LanguageCode,
};

export const PartnerLink = Type.Object(
  {
    pid: Type.String(),
    ...link,
    registrations: described("Accounts that count; the partner's own are not among them.", Type.Integer()),
    created_at: Type.String(),
  },
  closed,
);

export const Earning = Type.Object(
  {
    id: Type.Integer(),
    type: oneOf(earningKinds),
    amount: described("Gold; the partner's share.", Type.Number()),
    taken: described('The part of it that was taken back; not in `amount`.', Type.Number()),
    taken_for: described(
      'Why it was taken back: the payment behind it was refunded or charged back. Null for a refund of the thing itself.',
      nullable(oneOf(takenReasons)),
    ),
    state: described('A reversed share was taken back as a whole.', oneOf(earningStates)),
    user: described(
      'Who paid; null where the partner may not see them.',
      nullable(Type.Object({ user_id: Type.Integer(), name: Type.String() }, closed)),
    ),
    gift: described('Name of the gift, in the language of the reader.', nullable(Type.String())),
    call: described('Kind of the call.', nullable(oneOf(['voice', 'video']))),
    campaign: described('Of the link that brought the referred member.', nullable(Type.String())),
    folder: described(
      'Where the file stands in the album of the partner; null for a file of a message, or a deleted one.',
      nullable(oneOf(['public', 'private', 'secret'])),
    ),
    message: described(
      'Number of the message with the gift or call, in the conversation with `user`; null where it is deleted.',
      nullable(Type.Integer()),
    ),
    created_at: Type.String(),
    available_at: described('From when on it is available.', Type.String()),
  },
  closed,
);

export const Affiliate = Type.Object(
  {
    pending: described('Gold that is not available yet.', Type.Number()),
    available: described('Gold in the earned wallet.', Type.Number()),
    paid: described('Gold that was paid out.', Type.Number()),
    earned: described('Gold of the last 12 months, without what was reversed.', Type.Number()),
    days: described(
      'The last 30 days by UTC, oldest first, without what was reversed.',
      Type.Array(Type.Object({ day: Type.String(), amount: Type.Number() }, closed)),
    ),
    items: Type.Array(Earning),
    max_id: Type.Integer(),
  },
  closed,
);

export const AffiliateFigures = Type.Object(
  {
    span: described('The days or months that are added up.', oneOf(figureSpans)),
    total: FigureCount,
    periods: described(
      'Days (YYYY-MM-DD) or months (YYYY-MM) by UTC, oldest first.',
      Type.Array(Type.Object({ period: Type.String(), ...counts }, closed)),
    ),
    campaigns: described(
      'One for each link, with what it brought.',
      Type.Array(
        Type.Object({ pid: Type.String(), campaign: Type.String(), language: LanguageCode, ...counts }, closed),
      ),
    ),
    countries: described(
      'By two-letter code; null where it is not known.',
      Type.Array(Type.Object({ country: nullable(Type.String()), ...counts }, closed)),
    ),
  },
  closed,
);

export const StaffApplication = Type.Object(
  {
    id: Type.Integer(),
    user_id: Type.Integer(),
    name: Type.String(),
    about: Type.String(),
    identified: Type.Boolean(),
    two_step: Type.Boolean(),
    joined_at: nullable(Type.String()),
    applied_at: Type.String(),
    state: oneOf(applicationStates),
    reason: nullable(Type.String()),
    decided_by: nullable(Type.String()),
  },
  closed,
);

export const partnersSchemas = {
  getPartnerApplication: {
    summary: 'Whether the caller is a partner, what an application needs, and what came of the newest one.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: PartnerApplication },
    errors: ['session_over'],
  },
  applyAsPartner: {
    summary:
      'Applies to the partner programme. Needs a verified identity, two-step login, and the terms accepted. One application waits at a time, and none beside an invitation.',
    limit: { max: 10, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ about: Type.String({ minLength: 20, maxLength: 1_000 }), terms: Type.Literal(true) }, closed),
    reply: { 201: PartnerApplication },
    errors: ['session_over', ...proofErrors, 'partner_application_open'],
  },
  getAffiliate: {
    summary: 'Earnings of the caller: sums, the last 30 days, and every share of the last 12 months, newest first.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Affiliate },
    errors: ['session_over'],
  },
  getAffiliateFigures: {
    summary: "What came of the caller's links in 30 days or 12 months: in total, by time, by campaign and by country.",
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: Type.Object({ span: Type.Optional(oneOf(figureSpans)) }, closed),
    body: null,
    reply: { 200: AffiliateFigures },
    errors: ['session_over'],
  },
  downloadAffiliateFigures: {
    summary:
      'The figures of 12 months as a file for a spreadsheet: a row for each day, campaign and country, at most 10,000.',
    limit: { max: 10, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'text/csv' }) },
    errors: ['session_over'],
  },
  downloadEarnings: {
    summary: 'The shares of the last 12 months as a file for a spreadsheet, at most 10,000 rows, newest first.',
    limit: { max: 10, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'text/csv' }) },
    errors: ['session_over'],
  },
  listPartnerLinks: {
    summary: 'The links of the partner, newest first, with the registrations through each.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(PartnerLink) }, closed) },
    errors: ['session_over', 'partner_needed'],
  },
  addPartnerLink: {
    summary:
      'Adds a link with a pid of its own: the chosen one, or one of six characters. Letters count as lower case.',
    limit: { max: 60, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ ...link, pid: Type.Optional(Type.String({ pattern: pidPattern })) }, closed),
    reply: { 201: PartnerLink },
    errors: ['session_over', 'partner_needed', 'pid_taken', 'partner_links_full'],
  },
  listPartnerApplications: {
    summary: 'Applications that wait, oldest first, or decided ones, newest first.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { show: Type.Optional(oneOf(['open', 'decided'])), max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
      closed,
    ),
    body: null,
    reply: { 200: Page(StaffApplication) },
    errors: staffErrors,
  },
  decidePartnerApplication: {
    summary: 'Makes the applicant a partner, or declines. The member reads the reason; the act is logged.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ approve: Type.Boolean(), reason: Reason }, closed),
    reply: { 200: StaffApplication },
    errors: [...staffErrors, ...proofErrors],
  },
  getMemberFlags: {
    summary: 'Flags and personal price of a member.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: MemberFlags },
    errors: staffErrors,
  },
  setMemberFlags: {
    summary:
      'Sets flags and the personal price of a member, with a reason. Before and after are logged. Only members with a verified identity, two-step login and accepted terms are made partners; others are invited.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        ...flags,
        run_by: Type.Optional(
          described('Number of the partner who runs the account; null for nobody.', nullable(Type.Integer())),
        ),
        reason: Reason,
      },
      closed,
    ),
    reply: { 200: MemberFlags },
    errors: [...staffErrors, ...proofErrors, 'staff_step_up', 'partner_terms_missing', 'input_invalid'],
  },
} as const satisfies EndpointSchemas;

export const partnersContract = define(
  {
    getPartnerApplication,
    applyAsPartner,
    getAffiliate,
    getAffiliateFigures,
    downloadAffiliateFigures,
    downloadEarnings,
    listPartnerLinks,
    addPartnerLink,
    listPartnerApplications,
    decidePartnerApplication,
    getMemberFlags,
    setMemberFlags,
  },
  partnersSchemas,
);
