import type { CallSetup } from '@peonia/contract/calls.ts';
import { isOver } from '@peonia/core/calls/call-state.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { CallContext } from './call-context.ts';
import type { CallRow } from './call.sql.ts';
import { presentCall } from './present-call.ts';
import { relayServers } from './relay/relay-credentials.ts';
import { takeRelayUse } from './relay/relay-usage.sql.ts';

/**
 * A call with TURN credentials for one participant, from ringing until its end and as often as the member's daily limit
 * allows. The credentials expire within a minute: they open the relay once, and a talk keeps what it has opened.
 */
export async function callSetup(
  db: Db,
  call: CallRow,
  memberId: number,
  { relay, limits }: Pick<CallContext, 'relay' | 'limits'>,
): Promise<CallSetup> {
  const shown = presentCall(call, memberId, limits);
  const isOpen = call.status !== 'dialing' && !isOver(call.status) && relay.urls.length > 0;
  const most = limits.call_relay_per_day;
  if (!isOpen || (await takeRelayUse.first(db, { member_id: memberId, most })) === undefined)
    return { call: shown, ice_servers: [], ice_until: null };
  const until = new Date(call.now.getTime() + limits.call_relay_seconds * 1_000);
  return {
    call: shown,
    ice_servers: relayServers(relay, { call_id: call.id, member_id: memberId, until }),
    ice_until: until.toISOString(),
  };
}
