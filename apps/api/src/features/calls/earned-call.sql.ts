import type { Call } from '@peonia/contract/calls.ts';
import { statement } from '../../platform/db/statement.ts';

/** Calls that a member took, by their numbers; `client_id` is that of the message about the call. */
export const takenCalls = statement<
  { callee_id: number; ids: number[] },
  { id: number; caller_id: number; kind: Call['kind']; client_id: string }
>(
  'taken_calls_by_id',
  `select id, caller_id, kind, 'call:' || id as client_id from call
   where id = any(:ids::bigint[]) and callee_id = :callee_id`,
);
