import type { Consent, ConsentDocument, ConsentWay } from '@peonia/contract/accounts/account-consents.ts';
import { statement, type Db } from '../../../platform/db/statement.ts';
import type { MemberRow } from '../administration/member-source.ts';

/** Keeps the first row if the member has agreed to this version already. */
export const storeConsent = statement<{
  member_id: number;
  document: ConsentDocument;
  version: string;
  language: string;
  way: ConsentWay;
}>(
  'store_consent',
  `insert into member_consent (member_id, document, version, language, way)
   values (:member_id, :document, :version, :language, :way) on conflict do nothing`,
);

const consentTo = statement<{ member_id: number; document: ConsentDocument; version: string }, { agreed_at: Date }>(
  'consent_to_version',
  'select agreed_at from member_consent where member_id = :member_id and document = :document and version = :version',
);

/** Whether the member agreed to this version. */
export async function hasConsent(
  db: Db,
  consent: { member_id: number; document: ConsentDocument; version: string },
): Promise<boolean> {
  return (await consentTo.first(db, consent)) !== undefined;
}

export const consentsOf = statement<
  { member_id: number },
  Omit<Consent, 'agreed_at'> & { agreed_at: Date } & Record<string, unknown>
>(
  'consents_of',
  `select document, version, language, way, agreed_at from member_consent
   where member_id = :member_id order by agreed_at desc, document desc`,
);

/** The text of a row is version, language and way. */
export const consentRows = statement<{ member_id: number }, MemberRow>(
  'member_consent_rows',
  `select 'consent_' || document as kind, concat_ws(' · ', version, language, way) as text, agreed_at as at,
     null::timestamptz as until, null::bigint as ref
   from member_consent where member_id = :member_id order by agreed_at desc, document desc limit 20`,
);

/** Versions of the pages that a member agreed to last. */
export type AgreedNumbers = Readonly<Record<'terms' | 'policy', number>>;

export const readAgreedVersions = statement<{ id: number }, { terms: number; policy: number }>(
  'agreed_versions',
  'select agreed_terms as terms, agreed_policy as policy from account where id = :id',
);

export const setAgreedTerms = statement<{ id: number; version: number }>(
  'set_agreed_terms',
  'update account set agreed_terms = :version where id = :id',
);

export const setAgreedPolicy = statement<{ id: number; version: number }>(
  'set_agreed_policy',
  'update account set agreed_policy = :version where id = :id',
);

/** How many active members agreed to one of the versions. Reads all accounts: for staff. */
export const countAgreed = statement<
  { page: 'terms' | 'policy'; accepted: readonly number[] },
  { members: number; of: number }
>(
  'count_agreed_members',
  `select count(*) filter (where case when :page = 'terms' then agreed_terms else agreed_policy end = any(:accepted::int[]))
     as members, count(*) as of
   from account where status = 'active'`,
);
