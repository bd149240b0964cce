import Type from 'typebox';
import { nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, Page } from '../protocol/pagination.schema.ts';
import { listAudit } from './audit.ts';

const closed = { additionalProperties: false } as const;

const CalendarDay = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` });

export const AuditEntry = Type.Object(
  {
    id: Type.Integer(),
    at: Type.String(),
    staff_id: Type.Integer(),
    staff_name: described('Null once the account is deleted.', nullable(Type.String())),
    act: described('Such as `ticket.answered`.', Type.String()),
    subject: described('Kind of what the numbers name, such as `account`.', Type.String()),
    subject_ids: Type.Array(Type.Integer()),
    before: described(
      'Values that the act changed, as they were. Null where it changed none.',
      nullable(Type.String()),
    ),
    after: described('The same values afterwards.', nullable(Type.String())),
    detail: described('Reason, as it was written down.', Type.String()),
  },
  closed,
);

export const auditSchemas = {
  listAudit: {
    summary: 'The audit log of the staff, newest first. The first page of a search is an entry too.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        staff_id: Type.Optional(Type.Integer({ minimum: 1 })),
        act: Type.Optional(
          described(
            'The beginning of an act: `ticket` finds all that begin so.',
            Type.String({ minLength: 1, maxLength: 40 }),
          ),
        ),
        subject_id: Type.Optional(Type.Integer({ minimum: 1 })),
        from: Type.Optional(described('First day, in UTC.', CalendarDay)),
        to: Type.Optional(described('Last day, in UTC.', CalendarDay)),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      closed,
    ),
    body: null,
    reply: { 200: Page(AuditEntry) },
    errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing', 'input_invalid'],
  },
} as const satisfies EndpointSchemas;

export const auditContract = define({ listAudit }, auditSchemas);
