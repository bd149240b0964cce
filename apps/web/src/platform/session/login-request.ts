import { overlay } from '../prompts/overlay.ts';
import { currentMe } from './current-member.ts';

export interface LoginRequest {
  /** Called after the login, to continue the action. */
  readonly goOn?: () => void;
  /** Called when the guest closes the dialog without a login. */
  readonly onCancel?: () => void;
  /** Login name to prefill: a saved account whose session has ended. */
  readonly name?: string;
  /** The form shown first; `login` by default. */
  readonly form?: 'register';
  /** The session has ended; the dialog explains it. */
  readonly isOver?: boolean;
}

const dialog = overlay<LoginRequest>();

/**
 * Runs `then` at once for a member; for a guest it opens the login dialog, with the form asked for, and runs `then`
 * after the login or registration.
 */
export function requireMember(then: () => void, options: Pick<LoginRequest, 'form'> = {}): void {
  if (currentMe() !== null) return then();
  // What a page asks of the guest that it has become must not hide why.
  const isOver = dialog.current()?.isOver === true;
  askForLogin({ ...options, goOn: then, ...(isOver && { isOver }) });
}

/** Opens the login dialog. */
export function askForLogin(request: LoginRequest = {}): void {
  dialog.ask(request);
}

/** Closes the dialog and drops the pending action. */
export function dropLoginRequest(): void {
  const request = dialog.current();
  dialog.drop();
  request?.onCancel?.();
}

/** Closes the dialog after a login and runs the pending action. */
export function resumeAfterLogin(): void {
  const request = dialog.current();
  dialog.drop();
  request?.goOn?.();
}

/** For the login dialog: the open request. */
export function useLoginRequest(): LoginRequest | null {
  return dialog.use();
}
