import type pg from 'pg';

/** Old and new names of the tables that migration 0148 renames. */
export const renamedTables: readonly (readonly [string, string])[] = [
  ['tie', 'relationship'],
  ['notice', 'notification'],
  ['notice_telling', 'notification_source'],
  ['notice_pending', 'notification_pending'],
  ['notice_state', 'notification_state'],
  ['notice_watermark', 'notification_watermark'],
  ['hot_member', 'popular_member'],
  ['post_tongue', 'post_language'],
  ['gift_share', 'free_gift_usage'],
  ['call_share', 'free_call_minute_usage'],
  ['translation_share', 'free_translation_usage'],
  ['question_share', 'free_question_usage'],
  ['suggestion_share', 'free_suggestion_usage'],
  ['social_attempt', 'social_login_attempt'],
  ['social_claim', 'social_login_ticket'],
  ['code', 'verification_code'],
  ['device', 'known_device'],
  ['account_country', 'known_country'],
  ['staff_pass', 'staff_session'],
  ['question_wish', 'profile_request'],
  ['payment_event', 'payment_webhook_event'],
];

const accounts = `(select id, row_number() over (order by id) as n from account)`;

/** Rows for tables that are empty in the sample data of a release. */
const fill: readonly string[] = [
  `insert into tie (member_id, other_id, kind, is_top)
   select a.id, b.id, 'friend', true from ${accounts} a, ${accounts} b where a.n = 1 and b.n = 2 on conflict do nothing`,
  `insert into notice_pending select id, now() from ${accounts} a where n <= 2 on conflict do nothing`,
  `insert into notice_state (member_id) select id from ${accounts} a where n <= 2 on conflict do nothing`,
  `insert into hot_member select id, 0, n from ${accounts} a where n <= 2 on conflict do nothing`,
  ...['gift', 'call', 'translation', 'question', 'suggestion'].map(
    (kind) =>
      `insert into ${kind}_share select id, current_date, n from ${accounts} a where n <= 2 on conflict do nothing`,
  ),
  "insert into social_attempt (state_hash, provider, client_hash, is_inside, callback_url, expires_at) values ('a', 'google', 'a', false, '', now())",
  "insert into social_claim (ticket_hash, provider, subject, client_hash, expires_at) values ('a', 'google', 'a', 'a', now())",
  "insert into code (purpose, address_hash, expires_at) values ('verify', 'a', now())",
  `insert into device (account_id, client_hash) select id, 'a' from ${accounts} a where n = 1`,
  `insert into account_country select id, 'DE' from ${accounts} a where n = 1 on conflict do nothing`,
  `insert into session (account_id, access_hash, access_until, refresh_until) select id, 'upgrade', now(), now() from ${accounts} a where n = 1`,
  "insert into staff_pass (session_id, member_id) select id, account_id from session where access_hash = 'upgrade'",
  `insert into question_wish (asker_id, asked_id, kind)
   select a.id, b.id, 'bio' from ${accounts} a, ${accounts} b where a.n = 1 and b.n = 2 on conflict do nothing`,
  `insert into notice (member_id, type, what, thing, facts) select id, 'verify', 'dropped', '', '{}' from ${accounts} a where n = 1`,
  "insert into notice_telling (key, notice_id) select 'upgrade', max(id) from notice",
];

/** Values that the migration changes. */
const values: readonly string[] = [
  `insert into account (name, name_key, language, channel, status) values ('', 'erased', 'en', 'upgrade-1', 'erased')`,
  "update account set name_key = 'erased:' || id where name_key = 'erased'",
  `insert into account (name, name_key, email, email_key, password_hash, language, channel, status, closed_at)
   values ('Half', 'half', 'half@example.org', 'half@example.org', '', 'en', 'upgrade-2', 'erasing', now())`,
  `insert into outbox (topic, payload) values
     ('account.noticed', '{"upgrade": true}'), ('payments.noticed', '{"upgrade": true}'), ('member.put-out', '{"upgrade": true}'),
     ('notifications.notice', '{"upgrade": true, "thing": "7"}')`,
];

/** Fills every renamed table of a database that is older than the migration, and inserts the values that it changes. */
export async function insertOldRows(client: pg.ClientBase): Promise<void> {
  for (const statement of [...fill, ...values]) await client.query(statement);
}
