/** What the program is built with. */
export const builtLimits = {
  name_min: 4,
  name_max: 20,
  password_min: 6,
  age_min: 18,
  age_max: 110,
  biography_max: 3_000,
  message_text_max: 5_000,
  /** Messages to someone who has not answered yet: say-hi, question and call included. */
  unanswered_max: 1,
  unanswered_friend_max: 3,
  /** New conversations a member may begin in one UTC day. */
  conversations_unverified_per_day: 5,
  conversations_verified_per_day: 20,
  conversations_vip_per_day: 50,
  recall_seconds: 120,
  /** The sender of a text may change it for so long. */
  edit_seconds: 900,
  spoken_languages_max: 8,
  upload_bytes_max: 100 * 1024 * 1024,
  upload_files_max: 10,
  /** Bytes of files that a member may send in a UTC day. */
  upload_bytes_per_day: 1024 ** 3,
  upload_bytes_vip_per_day: 5 * 1024 ** 3,
  voice_seconds_max: 60,
  caption_max: 500,
  secret_price_min: 1,
  secret_price_max: 100,
  request_timeout_ms: 30_000,
  upload_timeout_ms: 120_000,
  code_minutes: 10,
  code_resend_seconds: 60,
  export_days: 7,
  closed_account_days: 30,
  /** Posts in 24 hours; VIP has no such limit. */
  posts_per_day: 2,
  post_text_max: 5_000,
  /** Photos of a post; of videos it has one, and nothing beside it. */
  post_photos_max: 9,
  voice_free_minutes_vip: 30,
  /** A call that nobody answers for so long is missed. */
  call_ring_seconds: 40,
  /**
   * Each device tells so often that it is still there; one that was not heard for the longer time has lost the call.
   */
  call_notify_seconds: 10,
  call_lost_seconds: 30,
  /** The end of a call stays on screen for so long. */
  call_close_ms: 4_000,
  translation_free_characters: 5_000,
  translation_free_characters_vip: 30_000,
  questions_per_day: 5,
  questions_vip_per_day: 30,
  /** Calls for suggestions of what to write, in a UTC day. */
  suggestions_per_day: 5,
  suggestions_vip_per_day: 30,
  /** The list of birthdays holds so many days, today included. */
  birthday_days: 7,
  encounters_per_day: 20,
  encounters_vip_per_day: 100,
  /** A few words that go with a like, and likes that may have some in a UTC day. */
  like_note_max: 200,
  like_notes_per_day: 5,
  like_notes_vip_per_day: 30,
  /** Searches that a member may keep, and new members that the daily look considers for each. */
  saved_searches: 10,
  saved_searches_vip: 30,
  /** Per cent off USD prices for VIP. */
  vip_discount: 5,
  recharge_max: 1_000,
  recharge_default: 50,
  /** Whole gold that the payment dialog offers. */
  recharge_preset_1: 20,
  recharge_preset_2: 50,
  recharge_preset_3: 100,
  recharge_preset_4: 200,
  recharge_preset_5: 500,
  /** Above this much gold VIP can be paid from the balance. */
  balance_gateway_above: 30,
  /** The provider's page opens so long after the press. */
  gateway_redirect_ms: 3_000,
  trial_presents_per_month: 20,
  gifts_free_per_day: 10,
  /**
   * A partner's share of the purchased gold that is spent on what is theirs, in hundredths of a per cent, and how long
   * it is held.
   */
  partner_share_basis_points: 4_000,
  /** A partner's share of what referred members pay, for so many months after their registration. */
  referral_share_basis_points: 2_000,
  referral_months: 12,
  earning_held_days: 7,
  /** A changed payout method is paid to after so many hours. */
  payout_method_hours: 72,
  /** Bytes of a tax document. */
  payout_tax_bytes: 5_000_000,
  /** A dispute that was not won stops the payouts of the payer for so many days. */
  payout_dispute_days: 120,
  /** A spending limit that was raised or removed applies after so many hours. */
  spending_cap_wait_hours: 24,
  /** Products of one order, pieces of each, and characters of its gift card. */
  order_products_max: 6,
  order_quantity_max: 10,
  order_card_max: 200,
  /** A gift that nobody answers for so long is cancelled; a delivered order counts as received after so many days. */
  order_answer_days: 7,
  order_confirm_days: 14,
  /** The address of an order is deleted so many days after its end. */
  order_address_days: 30,
  /** Characters of the short fields, the notes, a message and a day of a travel request, and the days of its plan. */
  travel_field_max: 80,
  travel_notes_max: 2_000,
  travel_message_max: 2_000,
  travel_day_max: 500,
  travel_days_max: 30,
  /** A companion who does not answer for so long ends the request, and its fee goes back. */
  travel_answer_days: 7,
  /** Bytes of a file for a desk of the staff, and files of one message. */
  desk_file_bytes_max: 10 * 1_024 * 1_024,
  desk_files_per_message: 5,
  /** Selfies of a UTC day; one is deleted so many days after its decision. */
  selfies_per_day: 3,
  selfie_days: 30,
  /** Staff who do nothing for so long give the code of their second factor again. */
  staff_idle_minutes: 15,
  /** What became of mails is kept so long. */
  mail_log_days: 90,
  contact_price_min: 5,
  contact_price_max: 200,
} as const;

export type ClientLimits = { readonly [name in keyof typeof builtLimits]: number };

/**
 * The numbers that the web app and the contract know. The server may override any of them with LIMIT_<NAME>, and the
 * running price list those of `priceRules`. Read them when they are needed: a page adopts those of its server. Source:
 * specification section 9 and the product decisions.
 */
export const limits: ClientLimits = { ...builtLimits };

/** Takes over the numbers of the server that differ from the built ones. */
export function adoptLimits(changes: Partial<ClientLimits>): void {
  Object.assign(limits, builtLimits, changes);
}
