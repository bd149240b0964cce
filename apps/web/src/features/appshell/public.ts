export { endPushes } from './end-pushes.ts';
