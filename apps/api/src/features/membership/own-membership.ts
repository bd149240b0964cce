import { jsonFile, type Exporter } from '../accounts/public.ts';
import { ownVipGrants } from './vip-grant.sql.ts';

/** Every pack the member got, whoever paid it. Rows outlive the account like the books and name nobody. */
export const membershipExporter: Exporter = {
  feature: 'membership',
  async *files(db, memberId) {
    yield jsonFile('membership/packs.json', await ownVipGrants.all(db, { member_id: memberId }));
  },
};
