import type { CallSetup } from '@peonia/contract/calls.ts';
import { isOver } from '@peonia/core/calls/call-state.ts';
import type { CallContext } from './call-context.ts';
import type { CallRow } from './call.sql.ts';
import { presentCall } from './present-call.ts';
import { relayServers } from './relay/relay-credentials.ts';

/** A call with TURN credentials for one participant, as long as it is active. */
export function callSetup(
  call: CallRow,
  memberId: number,
  { relay, limits }: Pick<CallContext, 'relay' | 'limits'>,
): CallSetup {
  const shown = presentCall(call, memberId, limits);
  if (isOver(call.status) || relay.urls.length === 0) return { call: shown, ice_servers: [], ice_until: null };
  const until = new Date(call.now.getTime() + limits.call_relay_seconds * 1_000);
  return {
    call: shown,
    ice_servers: relayServers(relay, { call_id: call.id, member_id: memberId, until }),
    ice_until: until.toISOString(),
  };
}
