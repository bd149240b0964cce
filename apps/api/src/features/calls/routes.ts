import { callsContract as contract } from '@peonia/contract/calls.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { forwardSignals } from './forward-signals.ts';
import { callContext } from './hooks.ts';
import { startCall } from './lifecycle/start-call.ts';
import { updateCall } from './lifecycle/update-call.ts';
import { readCallTerms } from './read-call-terms.ts';
import { readCall, readCurrentCall } from './read-call.ts';

export function callsRoutes({ server: app, edge, use }: Context): void {
  const context = use(callContext);
  route(app, edge, contract.getCallTerms, (call) => readCallTerms(call, context));
  route(app, edge, contract.getCurrentCall, (call) => readCurrentCall(call, context));
  route(app, edge, contract.getCall, (call) => readCall(call, context));
  // These handlers commit separately: events and the final message follow their own commits.
  route(app, edge, contract.startCall, (call) => startCall(call, context), { transaction: 'none' });
  route(app, edge, contract.updateCall, (call) => updateCall(call, context), { transaction: 'none' });
  route(app, edge, contract.sendCallSignals, (call) => forwardSignals(call, context), { transaction: 'none' });
}
