import { callsContract as contract } from '@peonia/contract/calls.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { forwardSignals } from './forward-signals.ts';
import { callParts } from './hooks.ts';
import { readCallTerms } from './read-call-terms.ts';
import { readCall, readCurrentCall } from './read-call.ts';
import { startCall } from './start-call.ts';
import { updateCall } from './update-call.ts';

export function callsRoutes({ server: app, edge, use }: Context): void {
  const parts = use(callParts);
  route(app, edge, contract.getCallTerms, (call) => readCallTerms(call, parts));
  route(app, edge, contract.getCurrentCall, (call) => readCurrentCall(call, parts));
  route(app, edge, contract.getCall, (call) => readCall(call, parts));
  // These handlers commit separately: events and the final message follow their own commits.
  route(app, edge, contract.startCall, (call) => startCall(call, parts), { transaction: 'none' });
  route(app, edge, contract.updateCall, (call) => updateCall(call, parts), { transaction: 'none' });
  route(app, edge, contract.sendCallSignals, (call) => forwardSignals(call, parts), { transaction: 'none' });
}
