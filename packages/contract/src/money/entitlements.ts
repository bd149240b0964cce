import type { ClientLimits } from '../protocol/client-limits.ts';

/**
 * What a member's rights depend on, as it stands at this moment: VIP ends by the calendar, so it is read again with
 * every call.
 */
export interface Membership {
  readonly vip: boolean;
  /** The e-mail address or phone number is proven. */
  readonly verified: boolean;
  /** The member's identity was verified by a selfie. */
  readonly identified?: boolean;
}

/** Everything that differs between members, VIP and not. `null` is without an end. */
interface Entitlements {
  readonly conversations_per_day: number;
  /** Messages to someone who has not answered, and to a friend who has not. */
  readonly unanswered: number;
  readonly unanswered_friend: number;
  readonly posts_per_day: number | null;
  readonly gifts_free_per_day: number;
  readonly voice_minutes_per_day: number;
  readonly translation_characters_per_day: number;
  readonly questions_per_day: number;
  readonly suggestions_per_day: number;
  readonly encounters_per_day: number;
  readonly like_notes_per_day: number;
  readonly saved_searches: number;
  /** Bytes of files, in a UTC day. */
  readonly upload_bytes_per_day: number;
  /** Per cent off prices in USD. */
  readonly discount: number;
  /** Profiles that are hidden or open to friends only. */
  readonly sees_reserved_profiles: boolean;
  /** Visitors and likes beyond the first page. */
  readonly sees_all_visitors: boolean;
  readonly has_search_filters: boolean;
}

/**
 * The one place that says what VIP brings. Every feature asks here, the web app too; nobody else compares `vip` with a
 * number. Source: decisions "Money", "People" and "Messages".
 */
export function entitlementsOf({ vip, verified, identified = false }: Membership, limits: ClientLimits): Entitlements {
  const beginner = verified ? limits.conversations_verified_per_day : limits.conversations_unverified_per_day;
  return {
    conversations_per_day: vip || identified ? limits.conversations_vip_per_day : beginner,
    unanswered: vip ? limits.unanswered_friend_max : limits.unanswered_max,
    unanswered_friend: limits.unanswered_friend_max,
    posts_per_day: vip ? null : limits.posts_per_day,
    gifts_free_per_day: vip ? limits.gifts_free_per_day : 0,
    voice_minutes_per_day: vip ? limits.voice_free_minutes_vip : 0,
    translation_characters_per_day: vip ? limits.translation_free_characters_vip : limits.translation_free_characters,
    questions_per_day: vip ? limits.questions_vip_per_day : limits.questions_per_day,
    suggestions_per_day: vip ? limits.suggestions_vip_per_day : limits.suggestions_per_day,
    encounters_per_day: vip ? limits.encounters_vip_per_day : limits.encounters_per_day,
    like_notes_per_day: vip ? limits.like_notes_vip_per_day : limits.like_notes_per_day,
    upload_bytes_per_day: vip ? limits.upload_bytes_vip_per_day : limits.upload_bytes_per_day,
    saved_searches: vip ? limits.saved_searches_vip : limits.saved_searches,
    discount: vip ? limits.vip_discount : 0,
    sees_reserved_profiles: seesReservedProfiles({ vip }),
    sees_all_visitors: vip,
    has_search_filters: vip,
  };
}

/**
 * Hidden profiles and those for friends open to VIP. Apart from the rest, because the policy of who sees whom asks it
 * without a number.
 */
export function seesReservedProfiles({ vip }: Pick<Membership, 'vip'>): boolean {
  return vip;
}
