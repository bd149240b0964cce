import { describe, expect, it } from 'vitest';
import { limits } from '../protocol/client-limits.ts';
import { entitlementsOf } from './entitlements.ts';

const of = (vip: boolean, verified = true, identified = false) => entitlementsOf({ vip, verified, identified }, limits);

describe('what VIP brings', () => {
  // Source: decisions "Money", "People" and "Messages": the figures stand here once more on purpose.
  it.each([
    ['conversations_per_day', 20, 50],
    ['unanswered', 1, 3],
    ['unanswered_friend', 3, 3],
    ['posts_per_day', 2, null],
    ['gifts_free_per_day', 0, 10],
    ['voice_minutes_per_day', 0, 30],
    ['translation_characters_per_day', 5_000, 30_000],
    ['questions_per_day', 5, 30],
    ['suggestions_per_day', 5, 30],
    ['encounters_per_day', 20, 100],
    ['like_notes_per_day', 5, 30],
    ['saved_searches', 10, 30],
    ['discount', 0, 5],
    ['sees_reserved_profiles', false, true],
    ['sees_all_visitors', false, true],
    ['has_search_filters', false, true],
  ] as const)('%s: %s, with VIP %s', (name, general, vip) => {
    expect([of(false)[name], of(true)[name]]).toEqual([general, vip]);
  });

  // covers: VIP entitlements
  it('begins with few conversations until an address is proven, and with many once the person is', () => {
    expect(
      [of(false, false), of(false, true), of(false, true, true), of(true, false)].map(
        (one) => one.conversations_per_day,
      ),
    ).toEqual([5, 20, 50, 50]);
  });
});
