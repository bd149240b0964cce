import { jsonFile, type Exporter } from '../accounts/public.ts';
import { ownVipGrants } from './vip-grant.sql.ts';

/** Exports the member's packs, no matter who paid. Rows outlive the account without naming anybody. */
export const membershipExporter: Exporter = {
  feature: 'membership',
  async *files(db, memberId) {
    yield jsonFile('membership/packs.json', await ownVipGrants.all(db, { member_id: memberId }));
  },
};
