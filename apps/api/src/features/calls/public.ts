export { callClock } from './hooks.ts';
