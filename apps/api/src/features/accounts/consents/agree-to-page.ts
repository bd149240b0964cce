import type { ConsentWay } from '@peonia/contract/accounts/account-consents.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { setAgreedPolicy, setAgreedTerms, storeConsent } from './consent.sql.ts';

interface Agreement {
  readonly memberId: number;
  readonly document: 'terms' | 'policy';
  readonly version: number;
  readonly language: Language;
  readonly way: ConsentWay;
}

/** Stores that a member agreed to a version of a page. */
export async function agreeToPage(db: Db, { memberId, document, version, language, way }: Agreement): Promise<void> {
  await storeConsent.run(db, { member_id: memberId, document, version: String(version), language, way });
  const set = document === 'terms' ? setAgreedTerms : setAgreedPolicy;
  await set.run(db, { id: memberId, version });
}
