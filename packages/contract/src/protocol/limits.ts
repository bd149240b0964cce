import { builtLimits, type ClientLimits } from './client-limits.ts';

/**
 * All of the product's numbers, for the server. LIMIT_<NAME> overrides any of them. Those that the web app needs stand
 * in `client-limits.ts`, so that it does not load the others.
 */
export const limits = {
  ...builtLimits,
  /** Symbols of a password, as many as the forms take. */
  password_max: 1_024,
  /** The same text to so many members a day counts as a sign of fraud. */
  same_text_max: 5,
  /**
   * Whose messages read like a fraud to so many members within these minutes waits as long before writing to others.
   */
  suspicious_receivers_max: 3,
  suspicion_minutes: 60,
  people_page: 24,
  /** A drawn hand sign can be sent for so long. */
  sign_minutes: 30,
  staff_code_tries: 5,
  /** Acts on money, roles and access need a code that is at most so old. */
  staff_fresh_minutes: 10,
  /** A view of the site as a member ends by itself after so long; views in a page of the member's list. */
  view_as_minutes: 15,
  view_as_page: 20,
  complaint_page: 20,
  /** A reviewer takes an own decision back for so long; the mail about a removed file waits as long. */
  undo_minutes: 5,
  /** Saved views of a staff member for each page. */
  saved_views: 12,
  /** Fewer members than these are not shown as a group of a figure. */
  figure_group_min: 5,
  /** A share of changed decisions needs so many that somebody else looked at again. */
  agreement_min_cases: 20,
  /** A median on the landing page needs so many decisions; it is read again after so long. */
  safety_min_cases: 20,
  safety_seconds: 600,
  /** Weeks after a registration that retention looks at; days of activity are kept as long. */
  retention_weeks: 12,
  /** A complaint or an appeal is decided within so many hours. */
  complaint_urgent_hours: 24,
  complaint_hours: 72,
  /** Targets of the queues whose cases have no deadline of their own. */
  photo_hours: 24,
  selfie_hours: 24,
  payment_hours: 24,
  difference_hours: 48,
  /** For disputes whose provider states no deadline. */
  dispute_hours: 120,
  price_list_hours: 48,
  /** A settlement report has at most so many bytes and lines. */
  settlement_bytes: 2_000_000,
  settlement_lines: 10_000,
  partner_hours: 72,
  /** An invitation to the partner programme can be answered for so many days. */
  partner_invitation_days: 14,
  order_hours: 72,
  travel_hours: 72,
  desk_files_per_day: 40,
  payout_hours: 48,
  /** USD of a payout at least, and of all payouts that are approved in a UTC day. */
  payout_min_usd: 50,
  payout_daily_usd: 5_000,
  /** A payout is paid within these days after its approval. */
  payout_days_min: 3,
  payout_days_max: 5,
  /** A tax document counts for so many days. */
  payout_tax_days: 1_095,
  payout_page: 20,
  /** An answer to a ticket is due within so many hours, by its priority. */
  ticket_urgent_hours: 2,
  ticket_high_hours: 4,
  ticket_normal_hours: 8,
  ticket_low_hours: 48,
  /** The same words again within so many minutes are the same ticket. */
  ticket_repeat_minutes: 60,
  /** Texts of a ticket that are translated at once. */
  ticket_translations: 40,
  /** Mails that a ticket takes within a day. */
  ticket_mails_per_day: 20,
  /**
   * A decision can be appealed for so many days; somebody of the staff who took a complaint and leaves it loses it
   * after so many minutes.
   */
  appeal_days: 30,
  complaint_hold_minutes: 30,
  /** Files that were reported stay for the staff for so long, whatever their owner does. */
  evidence_days: 180,
  /** Likes and visits of these days make somebody popular; so many of each gender have a place. */
  popular_days: 7,
  popular_places: 2_000,
  /**
   * A search that takes longer is given up, and more at once than this wait for their turn: none takes the database
   * from the rest.
   */
  search_timeout_ms: 1_500,
  searches_at_once: 4,
  searches_waiting: 40,
  /** Members that one call looks through by filters, and by a word. */
  search_reach: 20_000,
  /** Members that one call of a list with filters looks at most. */
  list_filter_reach: 2_000,
  search_word_reach: 1_000,
  /** Anyone who joined in these days is new to a search. */
  new_member_days: 7,
  /** Rounds of the phrase game that count in a UTC day. */
  game_rounds_per_day: 200,
  /** Whose request was declined may ask the same member again after this. */
  request_again_days: 30,
  thread_page: 30,
  message_page: 40,
  /** Messages of one page on the way to an older one that is jumped to. */
  message_jump_page: 400,
  message_search_page: 20,
  /** Messages that one call of the search reads at most. */
  message_search_reach: 2_000,
  photo_megapixels_max: 40,
  /** Uploads are refused below this share of free space on the disk of the data folder, in percent. */
  upload_free_disk_percent: 10,
  video_seconds_max: 600,
  /** A resumable upload that nobody goes on with is given up after these hours. */
  upload_resume_hours: 24,
  album_page: 16,
  /** An address of a file that is not public runs out after this. */
  media_address_seconds: 300,
  /** Two pictures that differ in at most so many of 64 bits count as the same. */
  duplicate_distance: 4,
  review_page: 20,
  token_web_seconds: 3_600,
  token_app_seconds: 86_400,
  refresh_web_days: 15,
  refresh_app_days: 90,
  socket_grant_seconds: 60,
  /** Sockets whose session has ended in the database are looked for so often. */
  socket_session_check_seconds: 30,
  code_tries: 5,
  /** A code that was used is right again for the same this long: the reply may have been lost. */
  code_repeat_minutes: 5,
  /** Codes of one purpose that one asker may have sent to an address, and all askers on unknown devices together. */
  code_sends_per_half_hour: 5,
  code_sends_all_per_half_hour: 15,
  /** Wrong codes from one network, and for one address from unknown devices. */
  code_failures_network_per_hour: 30,
  code_failures_address_per_hour: 60,
  /** Sessions on more devices than this ask for a code. */
  devices_max: 5,
  /** A login through another service has to be finished in this time. */
  social_minutes: 10,
  /** An account without password or address is closed by a login no older than this. */
  fresh_login_minutes: 10,
  /** A link in the notice to the old address undoes a change of it, of the password or of a login. */
  undo_hours: 48,
  /** Wrong codes of the second step before a pause. */
  second_step_tries: 5,
  second_step_pause_minutes: 15,
  /** A challenge of a passkey; conditional login waits on an open page. */
  passkey_minutes: 30,
  passkeys_max: 20,
  exports_per_day: 5,
  /** Unread for longer than this, and not told by push: a mail says so, at most one in these hours. */
  digest_after_minutes: 2,
  digest_pause_hours: 6,
  notice_page: 20,
  /** What stands in the panel is forgotten after so many days. */
  notice_days: 90,
  feed_page: 10,
  /**
   * How many of the newest posts are looked through for somebody new, after those of friends and of readable languages.
   */
  feed_look: 500,
  /** How often the text of one post may be changed. */
  post_edits_max: 20,
  /** Hashtags of one post that lead to it; further ones are text. */
  post_tags_max: 30,
  /** Friends who are notified of a post, and of those connected now who are told of it at once. */
  feed_told_max: 500,
  /** Gold that the caller pays per started minute, after the free seconds. */
  call_voice_price: 1,
  call_video_price: 2,
  call_free_seconds: 20,
  /** Taken, but no media flow for so long: disconnected. */
  call_connect_seconds: 30,
  /** The relay's password opens it once, at the beginning and after each interruption, while the call lasts. */
  call_relay_seconds: 60,
  /** Relay passwords of a member in a day. */
  call_relay_per_day: 200,
  /** Offers, answers and candidates that one call may exchange. */
  call_signals_max: 1_000,
  /** Who called whom and when is forgotten after so many days. */
  call_days: 180,
  /**
   * Texts that the translating service works on at the same time; more wait, and more than fit the line fail and are
   * asked for again.
   */
  translations_at_once: 4,
  translations_waiting: 100,
  /** Characters that all guests of a process together may have translated by machine in a UTC day. */
  guest_translation_characters_per_day: 100_000,
  /** A translated text that nobody has asked for in these days is forgotten. */
  translation_cache_days: 30,
  /** Seconds of voice and video that a member may have transcribed in a UTC day. */
  transcription_seconds_per_day: 900,
  /** Recordings that are transcribed at the same time; more wait, and more than fit the line fail. */
  transcriptions_at_once: 2,
  transcriptions_waiting: 20,
  /** A request waits so long for a transcript; then it goes on being made, and is there at the next one. */
  transcription_wait_ms: 20_000,
  /**
   * Words and characters of a text that one gold has translated by a person; how long its price holds, and how long it
   * may take.
   */
  translator_words_per_gold: 10,
  translator_characters_per_gold: 20,
  translator_quote_minutes: 15,
  translator_hours: 24,
  /** A translation that nobody works on for so long goes back to the others. */
  translator_idle_minutes: 20,
  /** Answers that a profile shows at a time. */
  answer_page: 20,
  /** Anyone who has asked for what a profile lacks may ask the same member for the same again after this. */
  wish_again_days: 30,
  /** Who was passed is not shown again, and who was not here is not shown, for these days. */
  encounter_days: 30,
  /** Members of the order of recommendation that a day's deck is drawn from, and the best of those who fit. */
  encounter_reach: 10_000,
  encounter_pool: 400,
  saved_search_reach: 5_000,
  /** List price of one gold in hundredths of USD, and of RMB on the China variant. */
  gold_usd_cents: 100,
  gold_rmb_cents: 600,
  /** Packs of VIP in hundredths of gold: `(30 - (n - 1)) * n` gold for n months. */
  pack_trial_cents: 769,
  pack_1_cents: 3_000,
  pack_3_cents: 8_400,
  pack_6_cents: 15_000,
  pack_12_cents: 22_800,
  pack_life_cents: 24_000,
  /** Per cent that membership for life is said to save at least. */
  pack_life_saving: 50,
  /** Gold of the service fee of a journey. It is paid in money at the list price. */
  travel_fee: 50,
  /** A payment that nobody finishes is given up after this time. */
  payment_open_hours: 24,
  /** Bodies of webhook events are kept this long, for disputes. */
  webhook_body_days: 180,
  /** Webhooks that failed verification: the newest so many are kept, for so long; a process stores so many a minute. */
  rejected_webhooks_kept: 500,
  rejected_webhook_days: 30,
  rejected_webhooks_per_minute: 20,
  /** An address that takes no mails is kept so long, and the ids of reports of the mail provider. */
  mail_suppression_days: 365,
  mail_event_days: 30,
  /** What the sandbox takes to confirm a payment when its page is told to wait. */
  payment_sandbox_delay_seconds: 10,
  /** A gift's popularity counts what was sent in so many days. */
  gift_hit_days: 30,
  /** An order that the shop leaves untouched for so many days is given back. */
  order_prepare_days: 30,
  /** Hours within which the shop begins to prepare an accepted order: the target on its board. */
  order_start_hours: 24,
  product_page: 24,
  order_page: 20,
  contact_price_default: 20,
  /**
   * A day's spending above this many times the member's usual day, and above `unusual_spending_min` gold, is told by
   * mail.
   */
  unusual_spending_times: 5,
  unusual_spending_min: 100,
  /** Chances of the wheel's prizes in 100,000, and how many trips there are to win in all. */
  wheel_trip_weight: 1,
  wheel_ten_weight: 100,
  wheel_one_weight: 3_000,
  wheel_hundred_weight: 2,
  wheel_trips: 0,
  trade_page: 30,
  trade_file_rows: 10_000,
  /** Rows of a list that staff download. */
  staff_list_rows: 20_000,
  /**
   * Requests a minute to login, registration and codes: per address. Generous, because a family shares one address.
   */
  login_per_minute: 20,
  /** Requests of any kind from one network, counted before a token is looked up, and its content policy reports. */
  network_requests_per_minute: 3_000,
  csp_reports_per_minute: 60,
  /** Failed logins of one network within ten minutes, after which its logins need the captcha. */
  login_failures_network: 20,
  /** Registrations without a captcha: from one address in an hour, and from everywhere in ten minutes. */
  register_calm_per_hour: 5,
  register_calm_everywhere: 100,
  register_per_hour: 20,
} as const;

export type Limits = { readonly [name in keyof typeof limits]: number };

/** Those of the web app that differ from what it is built with: what a page has to be told. */
export function clientChanges(now: ClientLimits): Partial<ClientLimits> {
  const names = Object.keys(builtLimits) as (keyof ClientLimits)[];
  return Object.fromEntries(names.flatMap((name) => (now[name] === builtLimits[name] ? [] : [[name, now[name]]])));
}
