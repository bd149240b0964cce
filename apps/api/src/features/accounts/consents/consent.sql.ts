import type { Consent, ConsentDocument, ConsentWay } from '@peonia/contract/accounts/account-consents.ts';
import { statement } from '../../../platform/db/statement.ts';
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
