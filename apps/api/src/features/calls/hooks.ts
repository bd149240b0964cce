import { hook } from '../../platform/feature.ts';
import type { CallContext } from './call-context.ts';
import type { CallClock } from './lifecycle/call-clock.ts';

export const callContext = hook<CallContext>('calls.context');
export const callClock = hook<CallClock>('calls.clock');
