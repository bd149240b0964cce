import type { QueryResultRow } from 'pg';
import type { Database } from '../src/platform/db/database.ts';
import type { Db } from '../src/platform/db/statement.ts';

/** Columns that hold a member id without a foreign key to `account`. The list is checked against the live schema. */
export const memberColumnNames = [
  'about_id',
  'account_id',
  'approved_by',
  'asked_by',
  'author_id',
  'buyer_id',
  'caller_id',
  'callee_id',
  'decided_by',
  'evidence_by',
  'ended_by',
  'guest_id',
  'invited_by',
  'member_id',
  'opened_by',
  'other_id',
  'owner_id',
  'paid_by',
  'partner_id',
  'payer_id',
  'person_id',
  'receiver_id',
  'recipient_id',
  'sender_id',
  'staff_id',
  'target_id',
  'translator_id',
  'user_id',
  'visitor_id',
] as const;

/** Names of id columns without a foreign key that hold no member id. */
export const otherIdNames = [
  'ask_id',
  'call_id',
  'cause_id',
  'holder_id',
  'item_id',
  'last_message_id',
  'message_id',
  'order_id',
  'origin_id',
  'progress_id',
  'replaced_by',
  'report_id',
  'transfer_id',
  'upload_id',
] as const;

/** Names of id columns of tables without a foreign key. */
export const looseIdsQuery = `
  select distinct a.attname as name from pg_attribute a
  join pg_class t on t.oid = a.attrelid and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
  where a.attname ~ '_(id|by)$' and a.atttypid in ('int4'::regtype, 'int8'::regtype) and not exists (
    select 1 from pg_constraint c where c.contype = 'f' and c.conrelid = a.attrelid and a.attnum = any(c.conkey)
  )`;

/** Tables with a member id, from foreign keys and column names. Views are left out: they read these tables. */
export const memberTablesQuery = `
  select distinct c.conrelid::regclass::text as name from pg_constraint c
  where c.contype = 'f' and c.confrelid = 'account'::regclass
  union
  select c.table_name from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'bigint' and c.column_name = any($1)
  order by 1`;

/** Tables whose rows are deleted with a row of another table. */
export const cascadesQuery = `
  select conrelid::regclass::text as name, confrelid::regclass::text as parent from pg_constraint
  where contype = 'f' and confdeltype = 'c'`;

export interface Cascade extends QueryResultRow {
  readonly name: string;
  readonly parent: string;
}

/** Tables with a member id that the deletion of an account leaves alone, with the reason. */
export const keptTables: Readonly<Record<string, string>> = {
  banned_key: 'Hashes, kept as long as the sanction; the id stands for nobody.',
  ledger_account: 'The books stay; the id stands for nobody.',
  ledger_earning: 'The books stay; the id stands for nobody.',
  ledger_entry: 'The books stay; `account_id` is an account of the books.',
  ledger_hold: 'The books stay; `account_id` is an account of the books.',
  ledger_transfer: 'The books stay; the id stands for nobody.',
  message_suspicion: 'Holds no content; deleted by retention.',
  payment_correction: 'A decision of the staff about the books.',
  payment_difference: 'A decision of the staff about the books.',
  payment_dispute: 'What staff sent to a provider about a payment; the books need it.',
  payment_rate: 'A price that the operator sets by hand; holds nothing of a person.',
  payment_request: 'A decision of the staff about a payment; the books need it.',
  payment_settlement: 'Who of the staff imported a report; the books need it.',
  payout_file: 'Who of the staff made a file of payouts; the books need it.',
  popular_member: 'A ranking that a job replaces; a deleted account is not in the next one.',
  presence: 'Deleted when the last connection closes or its node is gone.',
  staff_act: 'The audit log of the staff is append-only.',
  thread: 'The conversation stays for the other member; messages of the deleted account are emptied.',
  thread_member: 'The conversation stays for the other member.',
  trial: 'A hash that prevents a second trial; the id stands for nobody.',
  trial_present: 'A monthly number of presents; holds nothing of a person.',
  upload_sale: 'A purchase that the books prove; the file itself is deleted.',
  vip_grant: 'A purchase that the books prove; the id stands for nobody.',
};

/** Tables with a member id that are in no export, with the reason. */
export const unexportedTables: Readonly<Record<string, string>> = {
  account_export: 'The list of the exports themselves.',
  account_undo: 'Earlier values of the account for 48 hours; what holds now is exported.',
  announcement: 'Published by the operator; the author is a working role.',
  banned_key: 'Hashes of addresses and devices, which are exported; the sanction is too.',
  call_member: 'Devices of a call; the call is exported from `call`.',
  conversation_quota: 'A counter of a limit.',
  encounter_deck: 'A generated order of cards.',
  free_call_minute_usage: 'A counter of a limit.',
  free_gift_usage: 'A counter of a limit.',
  free_question_usage: 'A counter of a limit.',
  call_free_pair: 'A counter of a limit.',
  call_relay_usage: 'A counter of a limit.',
  free_suggestion_usage: 'A counter of a limit.',
  free_transcription_usage: 'A counter of a limit.',
  gift_shelf: 'A display setting that `updateGiftShelf` shows; holds one flag.',
  idempotency_key: 'Ids of what a paid call made, for a repeated call.',
  ledger_earning: 'Progress of an entry of the bill; the bill is exported.',
  ledger_hold: 'Gold that is reserved for minutes; the bill is exported when it moves.',
  like_note_day: 'A counter of a limit.',
  review_decision: 'Lives for minutes, so that a decision can be taken back; the decision is exported.',
  member_event: 'Copies of what was sent to the member’s devices.',
  member_stream: 'A position in the event log.',
  member_visit_seen: 'A read position.',
  member_card: 'A copy of account, profile and privacy, which are exported.',
  message_opening: 'A hash against repeated openings.',
  message_suspicion: 'Internal signs of fraud.',
  notification_pending: 'A queue of notifications that are exported once sent.',
  notification_source: 'Delivery keys of notifications, which are exported.',
  notification_state: 'A read position.',
  passkey_challenge: 'A random number that works once, within half an hour.',
  payment_correction: 'A decision of the staff about the books.',
  payment_difference: 'A decision of the staff about the books.',
  payment_dispute: 'An act of the staff; payments show that they are disputed.',
  payment_rate: 'A price that the operator sets; payments show it.',
  payment_request: 'A decision of the staff; payments show what came of it.',
  payment_settlement: 'An act of the staff; it holds nothing of a member.',
  payout_file: 'An act of the staff; payouts show what came of it.',
  popular_member: 'A ranking that a job computes.',
  post_hidden: 'References to posts of other members.',
  post_language: 'Detected languages of posts, which are exported.',
  post_quota: 'A counter of a limit.',
  presence: 'Open connections of this moment.',
  progress: 'State of running tasks.',
  search_entry: 'The search index of exported texts.',
  search_word: 'The search index of exported texts.',
  social_login_attempt: 'A started login that expires within minutes.',
  socket_grant: 'A secret that expires within a minute.',
  staff_factor: 'A secret of the second factor.',
  staff_session: 'Open sessions of staff.',
  translation_quote: 'A price that expires; orders are exported.',
  translation_return: 'Work of translators; orders are exported.',
  trial: 'A hash of an address or device.',
  trial_present: 'A counter of a limit.',
  upload_usage: 'A counter of a limit.',
  upload_resumable: 'An upload that is not finished.',
  verification_code: 'A one-time code, stored as a hash.',
};

/** Passes every query on and adds its text to `texts`. */
export function recordingDatabase(database: Database, texts: string[]): Database {
  return {
    ...recordingDb(database, texts),
    transaction: (work) => database.transaction((db) => work(recordingDb(db, texts))),
    end: () => database.end(),
  };
}

function recordingDb(db: Db, texts: string[]): Db {
  return {
    query(config) {
      texts.push(config.text);
      return db.query(config);
    },
  };
}

/** Tables that the statements read. */
export function readTables(texts: readonly string[]): Set<string> {
  return tablesAfter(/\b(?:from|join|into|update)\s+([a-z_]+)/g, texts);
}

/** Tables that the statements write, and those whose rows go with a deleted row. */
export function writtenTables(texts: readonly string[], cascades: readonly Cascade[]): Set<string> {
  const deleted = tablesAfter(/\bdelete from\s+([a-z_]+)/g, texts);
  for (let size = -1; size !== deleted.size;) {
    size = deleted.size;
    for (const { name, parent } of cascades) if (deleted.has(parent)) deleted.add(name);
  }
  return new Set([...deleted, ...tablesAfter(/\b(?:insert into|update)\s+([a-z_]+)/g, texts)]);
}

function tablesAfter(pattern: RegExp, texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
}
