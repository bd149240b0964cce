import type { Session } from '@peonia/contract/accounts.ts';
import { useState } from 'react';
import { wakeSession } from '../../platform/session/switch-account.ts';
import type { SavedAccount } from '../../platform/store/saved-accounts.ts';

export interface SavedChoice {
  /** Id of the account that is on its way in. */
  readonly busyId: number | null;
  choose(account: SavedAccount): Promise<void>;
}

export interface SavedChoiceEnds {
  readonly onSession: (session: Session) => Promise<void>;
  /** The session has ended: the password is asked for. */
  readonly onName: (name: string) => void;
  readonly onError: (error: unknown) => void;
}

/** What a tap on a saved account does: in at once where its session still lives, else to the password. */
export function useSavedChoice({ onSession, onName, onError }: SavedChoiceEnds): SavedChoice {
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
