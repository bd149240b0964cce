import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { signIn } from '../../../platform/session/session.ts';

/** Reloads the app: another member may have been signed in before. */
export async function signInAndReload(session: Session): Promise<void> {
  await signIn(session);
  location.assign('/home');
}
