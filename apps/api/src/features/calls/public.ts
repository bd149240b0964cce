export type { CallClock } from './call-clock.ts';
export { billedMinutes } from './billing/billed-minutes.sql.ts';
export { callsEraser, callsExporter } from './own-calls.ts';
