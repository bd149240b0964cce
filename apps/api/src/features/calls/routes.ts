import { callsContract as contract } from '@peonia/contract/calls.ts';
import type { FastifyInstance } from 'fastify';
import { route, type Edge } from '../../platform/http/route.ts';
import { openCallClock, type CallClock } from './call-clock.ts';
import type { CallParts } from './call-parts.ts';
import { forwardSignals } from './forward-signals.ts';
import { readCallTerms } from './read-call-terms.ts';
import { readCall, readCurrentCall } from './read-call.ts';
import { startCall } from './start-call.ts';
import { updateCall } from './update-call.ts';

/** Answers the clock that moves calls where nobody else does. */
export function callsRoutes(app: FastifyInstance, edge: Edge, parts: CallParts): CallClock {
  route(app, edge, contract.getCallTerms, (call) => readCallTerms(call, parts));
  route(app, edge, contract.getCurrentCall, (call) => readCurrentCall(call, parts));
  route(app, edge, contract.getCall, (call) => readCall(call, parts));
  // These commit by themselves: what they change is told, and the message at the end is written, after their own commit.
  route(app, edge, contract.startCall, (call) => startCall(call, parts), { transaction: 'none' });
  route(app, edge, contract.updateCall, (call) => updateCall(call, parts), { transaction: 'none' });
  route(app, edge, contract.sendCallSignals, (call) => forwardSignals(call, parts), { transaction: 'none' });
  return openCallClock(parts, app.log);
}
