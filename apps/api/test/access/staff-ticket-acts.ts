import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import type { StaffPermission } from '@peonia/contract/staff/staff-permissions.ts';
import type { StaffRole } from '@peonia/contract/staff/staff.ts';
import { supportDeskContract } from '@peonia/contract/support/support-desk.schema.ts';
import type { Input } from '../client.ts';

interface StaffAct {
  readonly endpoint: ServedEndpoint;
  readonly input: Input;
  readonly roles: readonly StaffRole[];
  /** Permission that this input needs beside that of the endpoint. */
  readonly also?: StaffPermission;
  readonly isThere: boolean;
  readonly error?: ErrorName;
}

/** Calls of the staff by name. `isThere`: the call needs no case; else its roles are told `error`. */
export type StaffActs = Readonly<Record<string, StaffAct>>;

const helpers: readonly StaffRole[] = ['support', 'admin'];
const unknown = { params: { id: 999_999 } };

/** Calls of the support desk. */
export const ticketActs: StaffActs = {
  'GET staff/tickets': { endpoint: supportDeskContract.listTickets, input: {}, roles: helpers, isThere: true },
  'GET staff/tickets/{id}': { endpoint: supportDeskContract.getTicket, input: unknown, roles: helpers, isThere: false },
  'PUT staff/tickets/{id}': {
    endpoint: supportDeskContract.changeTicket,
    input: { ...unknown, body: { act: 'take' } },
    roles: helpers,
    isThere: false,
  },
  'PUT staff/tickets/{id}/priority': {
    endpoint: supportDeskContract.setTicketPriority,
    input: { ...unknown, body: { priority: 'low' } },
    roles: helpers,
    isThere: false,
  },
  'POST staff/tickets/{id}/messages': {
    endpoint: supportDeskContract.answerTicket,
    input: { ...unknown, body: { kind: 'answer', content: 'Hello', client_id: 'matrix-1' } },
    roles: helpers,
    isThere: false,
  },
  'POST staff/tickets/{id}/translation': {
    endpoint: supportDeskContract.translateTicket,
    input: unknown,
    roles: helpers,
    isThere: false,
  },
  'POST staff/tickets/{id}/draft': {
    endpoint: supportDeskContract.translateDraft,
    input: { ...unknown, body: { content: 'Hello' } },
    roles: helpers,
    isThere: false,
  },
  'POST staff/tickets/{id}/merge': {
    endpoint: supportDeskContract.mergeTicket,
    input: { ...unknown, body: { other_id: 2 } },
    roles: helpers,
    isThere: false,
  },
  'GET staff/tickets/{id}/templates': {
    endpoint: supportDeskContract.listTicketTemplates,
    input: unknown,
    roles: helpers,
    isThere: false,
  },
};
