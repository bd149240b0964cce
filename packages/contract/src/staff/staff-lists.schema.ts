import Type from 'typebox';
import { mailClassNames } from '../operation/maildesk.ts';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { downloadStaffList, staffLists, type StaffListName } from './staff-lists.ts';

const closed = { additionalProperties: false } as const;

export const staffListSchemas = {
  downloadStaffList: {
    summary:
      'A part of a list of the staff as a CSV file, narrowed by the filters that this list has, oldest first, without texts, addresses and contacts. Whose rows it has is logged.',
    limit: { max: 20, seconds: 600 },
    params: Type.Object({ name: oneOf(Object.keys(staffLists) as StaffListName[]) }, closed),
    query: Type.Object(
      {
        show: Type.Optional(
          described('Part of the list; its first one by default.', Type.String({ minLength: 1, maxLength: 20 })),
        ),
        template: Type.Optional(
          described('Of lists of mails, like the other filters.', Type.String({ maxLength: 60 })),
        ),
        class: Type.Optional(oneOf(mailClassNames)),
        day: Type.Optional(described('In UTC.', Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }))),
        member_id: Type.Optional(Type.Integer({ minimum: 1 })),
      },
      closed,
    ),
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'text/csv' }) },
    errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing', 'staff_step_up', 'input_invalid'],
  },
} as const satisfies EndpointSchemas;

export const staffListContract = define({ downloadStaffList }, staffListSchemas);
