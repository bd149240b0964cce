import { statement } from '../../platform/db/statement.ts';

export const insertAccount = statement<
  { name: string; name_key: string; email: string | null; email_key: string | null; phone: string | null; password_hash: string; language: string; channel: string; pid: string | null },
  { id: number }
>(
  'insert_account',
  `insert into account (name, name_key, email, email_key, phone, password_hash, language, channel, pid)
   values (:name, :name_key, :email, :email_key, :phone, :password_hash, :language, :channel, :pid) returning id`,
);

export const nameExists = statement<{ name_key: string }, { taken: boolean }>(
  'name_exists',
  'select exists (select 1 from account where name_key = :name_key) as taken',
);

export interface LoginRow {
  readonly id: number;
  readonly name: string;
  readonly channel: string;
  readonly status: 'active' | 'suspended' | 'closed';
  readonly password_hash: string;
}

/** One key matches one of three unique columns; a name can look like neither an e-mail address nor a phone number. */
export const accountByLogin = statement<{ name_key: string | null; email_key: string | null; phone: string | null }, LoginRow>(
  'account_by_login',
  `select id, name, channel, status, password_hash from account
   where name_key = :name_key or email_key = :email_key or phone = :phone limit 1`,
);

export interface OwnAccountRow {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly verified: boolean;
  readonly vip: boolean;
  readonly is_free: boolean;
  readonly vip_until: string | null;
  readonly trialing: 0 | 1 | 2;
  readonly is_partner: boolean;
  readonly has_mall: boolean;
  readonly has_sound: boolean;
  readonly language: string;
  readonly channel: string;
}

export const ownAccount = statement<{ id: number }, OwnAccountRow>(
  'own_account',
  `select id, name, email, phone, verified_at is not null as verified, is_free or coalesce(vip_until >= current_date, false) as vip,
          is_free, vip_until, trialing, is_partner, has_mall, has_sound, language, channel
   from account where id = :id`,
);
