import type { Decode } from './decode.ts';

/** An account that was signed in on this browser; never a password. */
export interface SavedAccount {
  readonly id: number;
  readonly name: string;
  readonly avatar: string | null;
  /**
   * Of the session that was left running while another account is signed in; null after a logout and for the account in
   * use.
   */
  readonly token: string | null;
}

/** Longest serialised list. Source: specification section 5. */
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

/** Puts the account in use first in the list. */
export function withSavedAccount(
  list: readonly SavedAccount[],
  account: Omit<SavedAccount, 'token'>,
): readonly SavedAccount[] {
  return trimmed([
    { id: account.id, name: account.name, avatar: account.avatar, token: null },
    ...withoutAccount(list, account.id),
  ]);
}

/** Keeps the token of a session that goes on in the background, or forgets it with null. */
export function withToken(list: readonly SavedAccount[], id: number, token: string | null): readonly SavedAccount[] {
  return trimmed(list.map((account) => (account.id === id ? { ...account, token } : account)));
}

export function withoutAccount(list: readonly SavedAccount[], id: number): readonly SavedAccount[] {
  return list.filter((account) => account.id !== id);
}

/** Drops the oldest until the serialised list fits. */
function trimmed(list: readonly SavedAccount[]): readonly SavedAccount[] {
  const next = [...list];
  while (next.length > 1 && JSON.stringify(next).length > CAP) next.pop();
  return next;
}
