import type { Decode } from './decode.ts';

/** An account that was signed in on this browser; never a token or a password. */
export interface SavedAccount {
  readonly id: number;
  readonly name: string;
  readonly avatar: string | null;
}

/** Longest serialised list. Source: specification section 5. */
const CAP = 4096;

export const savedAccount: Decode<SavedAccount> = (value) => {
  const { id, name, avatar } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'number' || typeof name !== 'string') return undefined;
  return { id, name, avatar: typeof avatar === 'string' ? avatar : null };
};

/** Puts an account first in the list and drops the oldest until the serialised list fits. */
export function withSavedAccount(list: readonly SavedAccount[], account: SavedAccount): readonly SavedAccount[] {
  const next = [{ id: account.id, name: account.name, avatar: account.avatar }, ...list.filter((other) => other.id !== account.id)];
  while (next.length > 1 && JSON.stringify(next).length > CAP) next.pop();
  return next;
}
