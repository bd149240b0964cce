export type { CallClock } from './call-clock.ts';
export { paidMinutes } from './meter/paid-minutes.sql.ts';
export { callsEraser, callsExporter } from './own-calls.ts';
