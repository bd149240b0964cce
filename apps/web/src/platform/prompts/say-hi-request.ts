import { currentMe } from '../session/current-member.ts';
import { askForLogin } from '../session/login-request.ts';
import { browserStore } from '../store/browser-store.ts';
import { overlay } from './overlay.ts';

/** Whom to greet. */
export interface SayHiRequest {
  readonly user_id: number;
  readonly name: string;
  /** Sends the own greeting without the dialog. */
  readonly isAtOnce?: boolean;
}

const dialog = overlay<SayHiRequest>();

/**
 * Opens the say-hi dialog, which belongs to chat, to the right of the lists. A guest creates an account first; the
 * stored greeting survives a reload and the way through another provider's login page.
 */
export function askToSayHi(request: SayHiRequest): void {
  if (currentMe() !== null) return dialog.ask(request);
  browserStore.set('greeting', { ...request, at: Date.now() });
  askForLogin({ form: 'register', onCancel: () => currentMe() === null && browserStore.set('greeting', null) });
}

export const dropSayHiRequest = dialog.drop;

/** For the dialog: the open request. */
export const useSayHiRequest = dialog.use;
