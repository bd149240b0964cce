import { statement } from '../../../platform/db/statement.ts';

export const openExport = statement<{ member_id: number }, { id: number }>(
  'open_export',
  'select id from account_export where member_id = :member_id and is_open',
);

export const exportsToday = statement<{ member_id: number }, { made: number }>(
  'exports_today',
  "select count(*) as made from account_export where member_id = :member_id and created_at > now() - interval '1 day'",
);

export const insertExport = statement<{ id: number; member_id: number; language: string }>(
  'insert_export',
  'insert into account_export (id, member_id, language) values (:id, :member_id, :language)',
);

/** Claims the oldest pending archive for five minutes. The worker renews the claim while it runs. */
export const claimExport = statement<object, { id: number; member_id: number; language: string }>(
  'claim_export',
  `update account_export set claimed_until = now() + interval '5 minutes' where id = (
     select id from account_export where is_open and (claimed_until is null or claimed_until < now()) order by id limit 1 for update skip locked
   ) returning id, member_id, language`,
);

export const renewClaim = statement<{ id: number }>(
  'renew_export_claim',
  "update account_export set claimed_until = now() + interval '5 minutes' where id = :id",
);

export const finishExport = statement<{ id: number; blob: string; bytes: number; days: number }>(
  'finish_export',
  `update account_export set is_open = false, blob = :blob, bytes = :bytes, expires_at = now() + make_interval(days => :days::int)
   where id = :id and is_open`,
);

export const failExport = statement<{ id: number }>(
  'fail_export',
  'update account_export set is_open = false, expires_at = now() where id = :id and is_open',
);

export const exportOf = statement<{ id: number; member_id: number }, { blob: string | null; alive: boolean }>(
  'export_of',
  'select blob, coalesce(expires_at > now(), false) as alive from account_export where id = :id and member_id = :member_id',
);

export const latestExportOf = statement<
  { member_id: number },
  { id: number; is_open: boolean; expires_at: Date | null; created_at: Date }
>(
  'latest_export_of',
  `select id, is_open, expires_at, created_at from account_export
   where member_id = :member_id and (is_open or blob is not null and expires_at > now()) order by id desc limit 1`,
);

export const expiredExports = statement<{ most: number }, { id: number; blob: string | null }>(
  'expired_exports',
  'select id, blob from account_export where expires_at < now() order by expires_at limit :most',
);

export const deleteExportRow = statement<{ id: number }>(
  'delete_export_row',
  'delete from account_export where id = :id',
);

export const exportBlobsOf = statement<{ member_id: number }, { id: number; blob: string | null }>(
  'export_blobs_of',
  'select id, blob from account_export where member_id = :member_id',
);

export const ownAccountRow = statement<{ id: number }, Record<string, unknown>>(
  'own_account_row',
  `select id, name, email, phone, language, verified_at, vip_until, trialing, is_partner, has_sound as sound, hi_content, hi_photo, pid as partner_id, security_offered_at, created_at
   from account where id = :id`,
);

export const ownSessionRows = statement<{ id: number }, Record<string, unknown>>(
  'own_session_rows',
  'select device, country, is_app, created_at, seen_at from session where account_id = :id order by id',
);

export const ownDeviceRows = statement<{ id: number }, Record<string, unknown>>(
  'own_device_rows',
  'select first_at, last_at from known_device where account_id = :id order by first_at',
);

export const ownLoginRows = statement<{ id: number }, Record<string, unknown>>(
  'own_login_rows',
  'select provider, subject, linked_at from social_login where account_id = :id order by linked_at',
);

export const ownPasskeyRows = statement<{ id: number }, Record<string, unknown>>(
  'own_passkey_rows',
  'select name, created_at, used_at from account_passkey where account_id = :id order by id',
);

export const ownSecondStepRows = statement<{ id: number }, Record<string, unknown>>(
  'own_second_step_rows',
  'select created_at, confirmed_at, cardinality(recovery_hashes) as recovery_codes_left from account_factor where account_id = :id',
);

export const ownCountryRows = statement<{ id: number }, { country: string }>(
  'own_country_rows',
  'select country from known_country where account_id = :id order by country',
);
