import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { useState } from 'react';
import { wakeSession } from '../../../platform/session/switch-session.ts';
import type { SavedAccount } from '../../../platform/store/saved-logins.ts';

interface SavedAccountChoice {
  /** Id of the account being signed in. */
  readonly busyId: number | null;
  choose(account: SavedAccount): Promise<void>;
}

interface SavedAccountHandlers {
  readonly onSession: (session: Session) => Promise<void>;
  /** The session has ended: the password is required. */
  readonly onName: (name: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Signs in a saved account: directly while its session is valid, else by password. */
export function useSavedAccount({ onSession, onName, onError }: SavedAccountHandlers): SavedAccountChoice {
  const [busyId, setBusyId] = useState<number | null>(null);
  return {
    busyId,
    async choose(account) {
      if (busyId !== null) return;
      setBusyId(account.id);
      try {
        const session = await wakeSession(account.id);
        if (session === null) onName(account.name);
        else await onSession(session);
      } catch (error) {
        onError(error);
      } finally {
        setBusyId(null);
      }
    },
  };
}
