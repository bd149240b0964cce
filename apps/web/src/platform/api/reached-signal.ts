import { signal } from '../signal.ts';

/** Emits with each reply of the server: the network is there. */
export const reached = signal();
