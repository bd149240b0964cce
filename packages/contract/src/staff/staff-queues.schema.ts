import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { staffErrors } from './staff-errors.ts';
import { listStaffQueues, staffQueues, type StaffQueueName } from './staff-queues.ts';

const closed = { additionalProperties: false } as const;

export const StaffQueue = Type.Object(
  {
    name: oneOf(Object.keys(staffQueues) as StaffQueueName[]),
    size: described('Cases that wait for staff.', Type.Integer()),
    mine: described('Of all open cases, those the caller has taken.', Type.Integer()),
    oldest_at: described('Since when the longest waiting case waits.', nullable(Type.String())),
    due_at: described('The earliest target time of a waiting case.', nullable(Type.String())),
  },
  closed,
);

export const staffQueueSchemas = {
  listStaffQueues: {
    summary:
      'Size, oldest case and earliest target of each queue that the roles of the caller permit. No case is named.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(StaffQueue) }, closed) },
    errors: staffErrors,
  },
} as const satisfies EndpointSchemas;

export const staffQueueContract = define({ listStaffQueues }, staffQueueSchemas);
