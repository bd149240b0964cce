import type { ConsentWay } from '@peonia/contract/accounts/account-consents.ts';
import { hotRead, statement } from '../../platform/db/statement.ts';

export const insertAccount = statement<
  {
    name: string;
    name_key: string;
    email: string | null;
    email_key: string | null;
    phone: string | null;
    password_hash: string | null;
    language: string;
    channel: string;
    pid: string | null;
    /** Versions of the terms and the privacy policy that the member agreed to, and by which form. */
    terms: number;
    policy: number;
    way: ConsentWay;
  },
  { id: number }
>(
  'insert_account',
  `with made as (
     insert into account (name, name_key, email, email_key, phone, password_hash, language, channel, pid, agreed_terms,
       agreed_policy)
     values (:name, :name_key, :email, :email_key, :phone, :password_hash, :language, :channel, :pid, :terms::int,
       :policy::int) returning id
   ), consents as (
     insert into member_consent (member_id, document, version, language, way)
     select made.id, d.document, d.version, :language, :way
     from made cross join (values ('terms', :terms::int::text), ('policy', :policy::int::text)) as d (document, version)
   ) select id from made`,
);

/** Whether the name, or one that looks like it, belongs to an account. Decision 36. */
export const nameExists = statement<{ name: string }, { taken: boolean }>(
  'name_exists',
  `select exists (select 1 from account where name_skeleton = name_skeleton(:name) and name_skeleton <> '') as taken`,
);

/** Whether the name looks like one of the words. */
export const looksLikeWord = statement<{ name: string; words: string[] }, { so: boolean }>(
  'looks_like_word',
  'select name_skeleton(:name) = any(select name_skeleton(word) from unnest(:words::text[]) word) as so',
);

/** Serializes registrations of names that look alike. */
export const lockName = statement<{ name: string }>(
  'lock_name',
  'select pg_advisory_xact_lock(hashtextextended(name_skeleton(:name), 161))',
);

/** `deleting` and `deleted` are the states of a closed account after its grace period. */
export type AccountStatus = 'active' | 'suspended' | 'closed' | 'deleting' | 'deleted';

export interface LoginRow {
  readonly id: number;
  readonly name: string;
  readonly channel: string;
  readonly status: AccountStatus;
  /** Null for accounts that log in only through a social login provider. */
  readonly password_hash: string | null;
}

/** An account found by its login; `is_device_known`: it logged in on this device before. */
export interface FoundLoginRow extends LoginRow {
  readonly is_device_known: boolean;
}

/** SQL condition: the account has proven the address that is searched for. */
const hasProven = `((email_key = :email_key::text and email_verified_at is not null) is true or (phone = :phone::text and phone_verified_at is not null) is true)`;

/**
 * Looks an account up by name or address; a name can never look like an e-mail address or a phone number. An address
 * means the account that has proven it. Of accounts that have not, the one used on this device comes first, so that a
 * squatter blocks nobody.
 */
export const accountByLogin = hotRead<
  { name_key: string | null; email_key: string | null; phone: string | null; client_hash: Buffer | null },
  FoundLoginRow & Record<string, unknown>
>(
  'account_by_login',
  `select id, name, channel, status, password_hash,
     exists (select 1 from known_device d where d.account_id = a.id and d.client_hash = :client_hash::bytea) as is_device_known
   from account a
   where name_key = :name_key or email_key = :email_key::text or phone = :phone::text
   order by (name_key = :name_key) is true or ${hasProven} desc, is_device_known desc, status = 'active' desc, id desc limit 1`,
);

export interface OwnAccountRow {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly verified: boolean;
  readonly email_verified: boolean;
  readonly phone_verified: boolean;
  readonly identified: boolean;
  readonly vip: boolean;
  readonly is_free: boolean;
  readonly vip_until: string | null;
  readonly trialing: 0 | 1 | 2;
  readonly is_partner: boolean;
  readonly is_staff: boolean;
  readonly has_mall: boolean;
  readonly has_sound: boolean;
  readonly language: string;
  readonly channel: string;
  readonly hi_content: string | null;
  readonly hi_photo: string | null;
  readonly created_at: Date;
  /** Current announcements that the member has closed. */
  readonly read_announcements: number[];
  /** Versions that the member agreed to last. */
  readonly agreed_terms: number;
  readonly agreed_policy: number;
}

/** A trial counts as used once `vip_until` has passed, even if the row still says that it is running. */
export const trialingNow =
  'case when trialing = 1 and coalesce(vip_until < current_date, true) then 2 else trialing end';

/** Columns of `OwnAccountRow` of an account `a`. */
export const ownColumns = `a.id, a.name, a.email, a.phone, a.verified_at is not null as verified, a.email_verified_at is not null as email_verified,
  a.phone_verified_at is not null as phone_verified, a.identified_at is not null as identified, a.is_free or coalesce(a.vip_until >= current_date, false) as vip,
  a.is_free, a.vip_until, ${trialingNow} as trialing, a.is_partner, a.is_staff, a.has_mall, a.has_sound, a.language, a.channel, a.hi_content, a.hi_photo,
  a.created_at, to_jsonb(a.read_announcements) as read_announcements, a.agreed_terms, a.agreed_policy`;

export const ownAccount = hotRead<{ id: number }, OwnAccountRow>(
  'own_account',
  `select ${ownColumns} from account a where a.id = :id`,
);

export interface ContactRow {
  readonly id: number;
  readonly name: string;
  readonly channel: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly status: AccountStatus;
  readonly language: string;
  readonly verified: boolean;
  readonly email_verified: boolean;
  readonly phone_verified: boolean;
}

const contactColumns = `id, name, channel, email, phone, status, language, verified_at is not null as verified,
  email_verified_at is not null as email_verified, phone_verified_at is not null as phone_verified`;

/** The account that has proven an address; at most one has. */
export const provenOwner = statement<
  { email_key: string | null; phone: string | null },
  ContactRow & Record<string, unknown>
>('proven_owner', `select ${contactColumns} from account where ${hasProven}`);

/** The account of an address: its proven owner, else the newest account in this state. */
export const accountByContact = statement<
  { email_key: string | null; phone: string | null; status: AccountStatus },
  ContactRow & Record<string, unknown>
>(
  'account_by_contact',
  `select ${contactColumns} from account where email_key = :email_key::text or phone = :phone::text
   order by ${hasProven} desc, status = :status::text desc, id desc limit 1`,
);

/** Claims the one notice a day about registrations with a proven address; no row if it was sent. */
export const claimAddressNotice = statement<{ id: number }, { id: number }>(
  'claim_address_notice',
  `update account set address_notice_at = now()
   where id = :id and (address_notice_at is null or address_notice_at < now() - interval '1 day') returning id`,
);

export const accountById = hotRead<{ id: number }, ContactRow & Record<string, unknown>>(
  'account_by_id',
  `select ${contactColumns} from account where id = :id`,
);

export const passwordOf = statement<{ id: number }, { password_hash: string | null }>(
  'password_of',
  'select password_hash from account where id = :id',
);

export const setPassword = statement<{ id: number; password_hash: string }>(
  'set_password',
  'update account set password_hash = :password_hash where id = :id',
);

/** Stores a verified address. `first` is true for the first verification of the account, which may start the trial. */
export const setVerified = statement<
  { id: number; email: string | null; email_key: string | null; phone: string | null },
  { first: boolean }
>(
  'set_verified',
  `update account a set email = coalesce(:email, a.email), email_key = coalesce(:email_key, a.email_key), phone = coalesce(:phone, a.phone),
     email_verified_at = case when :email_key::text is null then a.email_verified_at when a.email_key = :email_key::text then coalesce(a.email_verified_at, now()) else now() end,
     phone_verified_at = case when :phone::text is null then a.phone_verified_at when a.phone = :phone::text then coalesce(a.phone_verified_at, now()) else now() end,
     verified_at = coalesce(a.verified_at, now())
   from (select id, verified_at is null as first from account where id = :id for update) before
   where a.id = before.id returning before.first`,
);

/** Whether the account proved its first address since, and its free trial began with that. */
export const trialSince = statement<{ id: number; since: Date }, { trial: boolean }>(
  'trial_since',
  'select coalesce(verified_at >= :since, false) and trialing = 1 as trial from account where id = :id',
);

export const reopenAccount = statement<{ id: number }>(
  'reopen_account',
  "update account set status = 'active', closed_at = null where id = :id and status = 'closed'",
);

/**
 * Null keeps the stored value, except for the greeting: `set_hi_content` and `set_hi_photo` say whether to write it.
 */
export const saveAccount = statement<
  {
    id: number;
    language: string | null;
    has_sound: boolean | null;
    set_hi_content: boolean;
    hi_content: string | null;
    set_hi_photo: boolean;
    hi_photo: string | null;
  },
  { old_hi_photo: string | null }
>(
  'save_account',
  `update account a set language = coalesce(:language::text, a.language), has_sound = coalesce(:has_sound::boolean, a.has_sound),
     hi_content = case when :set_hi_content::boolean then :hi_content::text else a.hi_content end,
     hi_photo = case when :set_hi_photo::boolean then :hi_photo::text else a.hi_photo end
   from (select id, hi_photo as old_hi_photo from account where id = :id for update) before
   where a.id = before.id returning before.old_hi_photo`,
);

export const greetingOf = statement<{ id: number }, { hi_content: string | null; hi_photo: string | null }>(
  'greeting_of',
  'select hi_content, hi_photo from account where id = :id',
);

export const mailContactsOf = statement<
  { ids: number[] },
  { id: number; name: string; email: string; language: string }
>(
  'mail_contacts_of',
  "select id, name, email, language from account where id = any(:ids::bigint[]) and status = 'active' and email_verified_at is not null",
);

/** Stores which current announcements the member has closed. */
export const storeReadAnnouncements = statement<{ id: number; read: number[] }>(
  'store_read_announcements',
  'update account set read_announcements = :read where id = :id',
);
