import type { ServedEndpoint } from './endpoint.ts';
import { commonErrors, type ErrorName } from './errors.ts';

/**
 * Every error an endpoint may return: its own, the common ones, a dead session wherever a token is read, and a reused
 * key wherever an `Idempotency-Key` is, the switches of operators, and the network of the staff.
 */
export function declaredErrors(
  endpoint: Pick<ServedEndpoint, 'path' | 'audience' | 'permission' | 'errors' | 'idempotency' | 'stoppedBy' | 'flag'>,
): readonly ErrorName[] {
  const sessionErrors: readonly ErrorName[] = endpoint.audience === 'visitor' ? [] : ['session_over'];
  const keyErrors: readonly ErrorName[] = endpoint.idempotency === 'key' ? ['key_reused'] : [];
  const switchErrors: readonly ErrorName[] = [
    ...(endpoint.stoppedBy === undefined ? [] : [`${endpoint.stoppedBy}_stopped` as const]),
    ...(endpoint.flag === undefined ? [] : (['feature_closed'] as const)),
  ];
  const isStaff = endpoint.path.startsWith('/staff/') || endpoint.permission !== undefined;
  const staffErrors: readonly ErrorName[] = isStaff ? ['staff_network'] : [];
  const own = [...endpoint.errors, ...sessionErrors, ...keyErrors, ...switchErrors, ...staffErrors];
  return [...new Set([...own, ...commonErrors])];
}
