import type { ServedEndpoint } from './endpoint.ts';
import { commonErrors, type ErrorName } from './errors.ts';

/**
 * Every error an endpoint may return: its own, the common ones, a dead session wherever a token is read, and a reused
 * key wherever an `Idempotency-Key` is.
 */
export function declaredErrors(
  endpoint: Pick<ServedEndpoint, 'audience' | 'errors' | 'idempotency'>,
): readonly ErrorName[] {
  const sessionErrors: readonly ErrorName[] = endpoint.audience === 'visitor' ? [] : ['session_over'];
  const keyErrors: readonly ErrorName[] = endpoint.idempotency === 'key' ? ['key_reused'] : [];
  return [...new Set([...endpoint.errors, ...sessionErrors, ...keyErrors, ...commonErrors])];
}
