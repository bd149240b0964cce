import { requireMember } from '../session/login-request.ts';
import { overlay } from './overlay.ts';

const dialog = overlay<true>();

/** Opens the prize wheel; a guest logs in first. */
export function openWheel(): void {
  requireMember(() => dialog.ask(true));
}

export function closeWheel(): void {
  dialog.drop();
}

/** For the host: whether the wheel is open. */
export function useWheelOpen(): boolean {
  return dialog.use() !== null;
}
