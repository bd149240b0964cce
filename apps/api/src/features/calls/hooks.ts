import { hook } from '../../platform/feature.ts';
import type { CallClock } from './call-clock.ts';
import type { CallContext } from './call-context.ts';

export const callContext = hook<CallContext>('calls.context');
export const callClock = hook<CallClock>('calls.clock');
