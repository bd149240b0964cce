import type { Decode } from './decode.ts';

/** An account that logged in on this browser; never a password. */
export interface SavedAccount {
  readonly id: number;
  readonly name: string;
  readonly avatar: string | null;
  /**
   * Token of a session that stays alive while another account is active; null after a logout and for the active
   * account.
   */
  readonly token: string | null;
}

/** Maximum length of the serialised list. Source: specification section 5. */
const CAP = 4096;

export const savedAccount: Decode<SavedAccount> = (value) => {
  const { id, name, avatar, token } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'number' || typeof name !== 'string') return undefined;
  return {
    id,
    name,
    avatar: typeof avatar === 'string' ? avatar : null,
    token: typeof token === 'string' ? token : null,
  };
};

/** Moves the active account to the front. */
export function withSavedAccount(
  list: readonly SavedAccount[],
  account: Omit<SavedAccount, 'token'>,
): readonly SavedAccount[] {
  return trimmed([
    { id: account.id, name: account.name, avatar: account.avatar, token: null },
    ...withoutAccount(list, account.id),
  ]);
}

/** Stores the token of a background session; null removes it. */
export function withToken(list: readonly SavedAccount[], id: number, token: string | null): readonly SavedAccount[] {
  return trimmed(list.map((account) => (account.id === id ? { ...account, token } : account)));
}

export function withoutAccount(list: readonly SavedAccount[], id: number): readonly SavedAccount[] {
  return list.filter((account) => account.id !== id);
}

/** Drops the oldest accounts until the list fits. */
function trimmed(list: readonly SavedAccount[]): readonly SavedAccount[] {
  const next = [...list];
  while (next.length > 1 && JSON.stringify(next).length > CAP) next.pop();
  return next;
}
