import { requireMember } from '../session/login-request.ts';
import { overlay } from './overlay.ts';

const dialog = overlay<true>();

/** Opens the prize of the day; a guest logs in first. */
export function openPrize(): void {
  requireMember(() => dialog.ask(true));
}

export function closePrize(): void {
  dialog.drop();
}

/** For the host: whether it is open. */
export function usePrizeOpen(): boolean {
  return dialog.use() !== null;
}
