import { signal } from '../signal.ts';

const met = signal();
let isMet = false;

/** The server has answered that the site is under maintenance. */
export function noteMaintenance(): void {
  isMet = true;
  met.emit();
}

/** The site is back. */
export function endMaintenance(): void {
  isMet = false;
}

/** Whether maintenance was met and has not ended: what listens may load later than the first call. */
export const isUnderMaintenance = (): boolean => isMet;

/** Calls back at each answer of that kind. Returns an unsubscribe function. */
export const onMaintenance = met.subscribe;
