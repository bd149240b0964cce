import type { Endpoint } from './endpoint.ts';
import { commonErrors, type ErrorName } from './errors.ts';

/** Every error an endpoint may answer: its own, the common ones, and a dead session wherever a token is read. */
export function declaredErrors(endpoint: Pick<Endpoint, 'audience' | 'errors'>): readonly ErrorName[] {
  const sessionErrors: readonly ErrorName[] = endpoint.audience === 'visitor' ? [] : ['session_over'];
  return [...new Set([...endpoint.errors, ...sessionErrors, ...commonErrors])];
}
