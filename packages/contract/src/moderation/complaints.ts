import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import { complaintReasons } from './complaint-reasons.ts';
import type * as schema from './complaints.schema.ts';

/**
 * Everything that can be reported. `user` and `contact` name a member, `feed` a post, `photo` an upload; `message`,
 * `translation`, `gift`, `call` and `question` a message of a conversation, which carries the gift, the call or the
 * question; `order` a gift from the mall.
 */
export const reportTypes = [
  'feed',
  'user',
  'message',
  'translation',
  'contact',
  'photo',
  'gift',
  'call',
  'question',
  'order',
] as const;

export type ReportType = (typeof reportTypes)[number];

/** Why one is dismissed. */
export const dismissalReasons = ['no_breach', 'no_proof'] as const;

export const decisionReasons = [...complaintReasons, ...dismissalReasons] as const;

export type DecisionReason = (typeof decisionReasons)[number];

/**
 * What follows from an upheld complaint. `remove` takes the reported file, post or message away; `ban` is for fraud and
 * has no end.
 */
export const complaintActs = ['none', 'remove', 'warn', 'suspend', 'ban'] as const;

export type ComplaintAct = (typeof complaintActs)[number];

/** Things that can be taken away. */
export const removableTypes: readonly ReportType[] = ['feed', 'photo', 'message', 'question'];

export const suspensionDays = [1, 3, 7, 30, 90] as const;

export const complain = endpoint<typeof schema.complaintsSchemas.complain>({
  method: 'POST',
  path: '/complaints',
  audience: 'member',
  idempotency: 'natural',
});

export const appealByLetter = endpoint<typeof schema.complaintsSchemas.appealByLetter, 'visitor'>({
  method: 'POST',
  path: '/appeals',
  audience: 'visitor',
  idempotency: 'natural',
});

export const complaintStates = ['open', 'upheld', 'dismissed'] as const;

export const appealStates = ['none', 'possible', 'waiting', 'granted', 'refused'] as const;

export type OwnComplaint = Static<typeof schema.OwnComplaint>;

export const listOwnComplaints = endpoint<typeof schema.complaintsSchemas.listOwnComplaints>({
  method: 'GET',
  path: '/complaints',
  audience: 'member',
  idempotency: 'safe',
});

export const appealComplaint = endpoint<typeof schema.complaintsSchemas.appealComplaint>({
  method: 'POST',
  path: '/complaints/:id/appeal',
  audience: 'member',
  idempotency: 'natural',
});

export type ComplaintRow = Static<typeof schema.ComplaintRow>;

export type Evidence = Static<typeof schema.Evidence>;

export type ComplaintCase = Static<typeof schema.ComplaintCase>;

export const listComplaints = endpoint<typeof schema.complaintsSchemas.listComplaints>({
  method: 'GET',
  path: '/staff/complaints',
  audience: 'member',
  idempotency: 'safe',
  permission: 'complaints.read',
});

export const getComplaint = endpoint<typeof schema.complaintsSchemas.getComplaint>({
  method: 'GET',
  path: '/staff/complaints/:id',
  audience: 'member',
  idempotency: 'safe',
  permission: 'complaints.read',
});

export const takeComplaint = endpoint<typeof schema.complaintsSchemas.takeComplaint>({
  method: 'POST',
  path: '/staff/complaints/:id/take',
  audience: 'member',
  idempotency: 'natural',
  permission: 'complaints.decide',
});

export const decideComplaint = endpoint<typeof schema.complaintsSchemas.decideComplaint>({
  method: 'PUT',
  path: '/staff/complaints/:id',
  audience: 'member',
  idempotency: 'natural',
  permission: 'complaints.decide',
});

export const decideAppeal = endpoint<typeof schema.complaintsSchemas.decideAppeal>({
  method: 'PUT',
  path: '/staff/complaints/:id/appeal',
  audience: 'member',
  idempotency: 'natural',
  permission: 'appeals.decide',
});
