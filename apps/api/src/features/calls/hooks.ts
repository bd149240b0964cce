import { hook } from '../../platform/feature.ts';
import type { CallClock } from './call-clock.ts';
import type { CallParts } from './call-parts.ts';

export const callParts = hook<CallParts>('calls.parts');
export const callClock = hook<CallClock>('calls.clock');
