import { newAccountDays } from '@peonia/contract/moderation/risk.ts';
import { personOf } from '../vip.ts';
import { accountRisk } from './account-risk.sql.ts';
import { bannedHashesOf } from './banned-keys.ts';
import { disposableDomains } from './disposable-domains.ts';
import type { RiskSource } from './risk-source.ts';

/** Age, addresses and countries of an account, and whether a suspended one has its addresses or devices. */
export function accountRiskSource(secret: string): RiskSource {
  return {
    read: async (db, { member_id }) =>
      accountRisk.all(db, {
        member_id,
        new_days: newAccountDays,
        disposable: disposableDomains,
        banned: bannedHashesOf(await personOf(db, member_id), secret),
      }),
  };
}
