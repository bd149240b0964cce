import type { partnerPages } from '@peonia/contract/partners/partners.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface LinkRow extends Record<string, unknown> {
  readonly pid: string;
  readonly campaign: string;
  readonly page: (typeof partnerPages)[number];
  readonly language: Language;
  readonly created_at: Date;
  readonly registrations: number;
}

/** Returns no row if the pid belongs, or belonged, to a link. */
export const insertLink = statement<
  { pid: string; member_id: number; campaign: string; page: string; language: string },
  { pid: string }
>(
  'insert_partner_link',
  `insert into partner_link (pid, member_id, campaign, page, language) values (:pid, :member_id, :campaign, :page, :language)
   on conflict (pid) do nothing returning pid`,
);

export const linksOf = statement<{ member_id: number }, LinkRow>(
  'partner_links_of',
  `select l.pid, l.campaign, l.page, l.language, l.created_at,
          (select count(*) from partner_referral r where r.pid = l.pid and r.excluded is null) as registrations
   from partner_link l where l.member_id = :member_id order by l.created_at desc, l.pid`,
);

/** Pids count as lower case. */
export const ownerOfPid = statement<{ pid: string }, { member_id: number }>(
  'owner_of_pid',
  'select member_id from partner_link where pid = lower(:pid::text) and member_id is not null',
);

/** Stored once: the first pid of an account stays. */
export const insertReferral = statement<{
  member_id: number;
  pid: string;
  partner_id: number;
  excluded: 'same_person' | null;
  country: string | null;
}>(
  'insert_partner_referral',
  `insert into partner_referral (member_id, pid, partner_id, excluded, country)
   values (:member_id, lower(:pid::text), :partner_id, :excluded, :country)
   on conflict (member_id) do nothing`,
);

/** Through which link a member came: at most one. */
export const referralOf = statement<
  { member_id: number },
  { pid: string; country: string | null; registered_at: Date }
>(
  'partner_referral_of',
  'select pid, country, referred_at as registered_at from partner_referral where member_id = :member_id',
);

/** The codes stay without an owner, so that nobody else gets them. */
export const eraseLinks = statement<{ member_id: number }>(
  'erase_partner_links',
  "update partner_link set member_id = null, campaign = '' where member_id = :member_id",
);

export const eraseReferrals = statement<{ member_id: number }>(
  'erase_partner_referrals',
  'delete from partner_referral where member_id = :member_id or partner_id = :member_id',
);
