export { takenCalls } from './earned-call.sql.ts';
export { callClock } from './hooks.ts';
