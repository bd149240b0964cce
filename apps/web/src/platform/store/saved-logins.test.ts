import { describe, expect, it } from 'vitest';
import { savedAccount, type SavedAccount, withoutAccount, withSavedAccount, withToken } from './saved-logins.ts';

const account = (id: number): SavedAccount => ({
  id,
  name: `member ${id}`,
  avatar: `/media/${'a'.repeat(60)}-${id}.webp`,
  token: null,
});

describe('the saved accounts of a browser', () => {
  it('puts the account in use first, once, without a token of its own', () => {
    const list = withToken([account(1), account(2)], 2, 'secret');
    expect(withSavedAccount(list, account(2))).toEqual([account(2), account(1)]);
  });

  it('keeps and forgets the token of a session that goes on', () => {
    const list = withToken([account(1), account(2)], 2, 'secret');
    expect(list.map(({ token }) => token)).toEqual([null, 'secret']);
    expect(withToken(list, 2, null)).toEqual([account(1), account(2)]);
    expect(withoutAccount(list, 2)).toEqual([account(1)]);
  });

  // covers: Saved accounts at most 4096 serialised characters
  it('never grows beyond 4096 characters, dropping the oldest', () => {
    let list: readonly SavedAccount[] = [];
    for (let id = 1; id <= 60; id += 1) list = withToken(withSavedAccount(list, account(id)), id, 't'.repeat(43));
    expect(JSON.stringify(list).length).toBeLessThanOrEqual(4096);
    expect(list[0]?.id).toBe(60);
    expect(list.length).toBeGreaterThan(10);
  });

  it('reads what an earlier version wrote, and refuses anything else', () => {
    expect(savedAccount({ id: 1, name: 'Mei', avatar: null })).toEqual({
      id: 1,
      name: 'Mei',
      avatar: null,
      token: null,
    });
    expect(savedAccount({ id: '1', name: 'Mei' })).toBeUndefined();
    expect(savedAccount(null)).toBeUndefined();
  });
});
