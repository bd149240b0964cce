export { startChat } from './live.ts';
