import { hook } from '../../platform/feature.ts';
import type { StaffGate } from './desk-context.ts';

/** Roles, the staff's log and reports, as the desk needs them. */
export const staffGate = hook<StaffGate>('translators.staff');
