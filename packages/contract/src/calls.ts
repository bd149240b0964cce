import { laterStatus, isOver } from '@peonia/core/calls/call-state.ts';
import type { Static } from 'typebox';
import type * as schema from './calls.schema.ts';
import { endpoint } from './protocol/endpoint.ts';

export const callKinds = ['voice', 'video'] as const;

export type CallKind = (typeof callKinds)[number];

export type Call = Static<typeof schema.Call>;

export type IceServer = Static<typeof schema.IceServer>;

export type CallSetup = Static<typeof schema.CallSetup>;

export type CallTerms = Static<typeof schema.CallTerms>;

export type CallSignal = Static<typeof schema.CallSignal>;

export const getCallTerms = endpoint<typeof schema.callsSchemas.getCallTerms>({
  method: 'GET',
  path: '/call/terms',
  audience: 'member',
  idempotency: 'safe',
});

export const startCall = endpoint<typeof schema.callsSchemas.startCall>({
  method: 'POST',
  path: '/call',
  audience: 'member',
  idempotency: 'client_id',
  stoppedBy: 'calls',
});

export const getCurrentCall = endpoint<typeof schema.callsSchemas.getCurrentCall>({
  method: 'GET',
  path: '/call',
  audience: 'member',
  idempotency: 'safe',
});

export const getCall = endpoint<typeof schema.callsSchemas.getCall>({
  method: 'GET',
  path: '/call/:id',
  audience: 'member',
  idempotency: 'safe',
});

export const updateCall = endpoint<typeof schema.callsSchemas.updateCall>({
  method: 'PUT',
  path: '/call/:id',
  audience: 'member',
  idempotency: 'natural',
  alwaysServed: true,
});

export const sendCallSignals = endpoint<typeof schema.callsSchemas.sendCallSignals>({
  method: 'POST',
  path: '/call/:id/signals',
  audience: 'member',
  idempotency: 'natural',
  alwaysServed: true,
});

/**
 * The reader's call after news of it: never back to an earlier status, and null once another call than the one on
 * screen begins or it is over.
 */
export function changeCall(before: Call | null, news: Call): Call | null {
  if (before !== null && before.call_id > news.call_id) return before;
  const isOlder = before?.call_id === news.call_id && laterStatus(before.status, news.status) !== news.status;
  const now = isOlder ? before : news;
  return isOver(now.status) ? null : now;
}
