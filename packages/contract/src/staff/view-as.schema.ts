import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { Done, IdParams, NoParams, NoQuery, Page, PageQuery } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { staffErrors } from './staff-errors.ts';
import { staffRoles } from './staff-roles.ts';
import { endView, getView, listOwnViews, openView, viewCauses, viewedPages } from './view-as.ts';

const closed = { additionalProperties: false } as const;

const cause = described('Why it was opened; the member reads it in their language.', oneOf(viewCauses));

/** A view that is open: its number goes with each read as the header `X-View-As`. */
export const OpenView = Type.Object(
  {
    id: Type.Integer(),
    user_id: Type.Integer(),
    name: Type.String(),
    cause,
    until: described('It ends by itself then.', Type.String()),
  },
  closed,
);

/** A view that is over, as its member reads it. */
export const OwnView = Type.Object(
  {
    id: Type.Integer(),
    cause,
    roles: described('Roles of the person of the staff.', Type.Array(oneOf(staffRoles))),
    opened_at: described('When it was opened.', Type.String()),
    ended_at: described('Null while it is open.', nullable(Type.String())),
    pages: described('What was shown.', Type.Array(oneOf(viewedPages))),
  },
  closed,
);

export const viewAsSchemas = {
  openView: {
    summary:
      'Opens a view of the site as a member has it: read only, for a short time, of profiles, news and lists. Ends a view that is open in this session. Logged, and the member is told.',
    limit: { max: 30, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        cause,
        reason: described('For staff: why. Written into the log, never shown to the member.', Reason),
      },
      closed,
    ),
    reply: { 201: OpenView },
    errors: [...staffErrors, 'staff_step_up', 'act_on_oneself', 'act_on_staff', 'view_inactive'],
  },
  getView: {
    summary: 'A view that is open in this session.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: OpenView },
    errors: [...staffErrors, 'view_over'],
  },
  endView: {
    summary: 'Ends a view of this session. One that is over stays so.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Done },
    errors: [...staffErrors],
  },
  listOwnViews: {
    summary: 'When staff saw the site as the caller has it, newest first, with the cause and what was shown.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(OwnView) },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const viewAsContract = define({ openView, getView, endView, listOwnViews }, viewAsSchemas);
