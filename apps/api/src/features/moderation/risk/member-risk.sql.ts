import type { SimilarReason } from '@peonia/contract/moderation/risk.ts';
import { statement } from '../../../platform/db/statement.ts';
import { accountsWithSameAccess, type RiskCount } from '../../accounts/public.ts';
import { accountsWithSamePictures } from '../../media/public.ts';
import { accountsWithReferral } from '../../partners/public.ts';
import { accountsWithSameInstrument } from '../../payments/public.ts';

/** Sanctions that were not taken back, and members with an open or upheld complaint about the member. */
export const caseRisk = statement<{ member_id: number; days: number }, RiskCount>(
  'case_risk',
  `select r.rule, r.count from (values
     ('sanctions', (select count(*)::int from sanction
        where member_id = :member_id and (ended_at is null or ended_at >= until))),
     ('complainers', (select count(distinct member_id)::int from complaint
        where accused_id = :member_id and state <> 'dismissed' and created_at > now() - make_interval(days => :days::int)))
   ) as r (rule, count)`,
);

/** Other accounts with something in common, the most reasons first. Each reason finds at most 20. */
export const findSimilarAccounts = statement<
  { member_id: number; distance: number },
  { account_id: number; reasons: SimilarReason[]; seen_at: Date | null }
>(
  'find_similar_accounts',
  `select found.account_id, array_agg(distinct found.reason) as reasons, max(found.at) as seen_at
   from (${accountsWithSameAccess}
     union all ${accountsWithSameInstrument}
     union all ${accountsWithSamePictures}
     union all ${accountsWithReferral}) found
   group by found.account_id order by count(distinct found.reason) desc, seen_at desc limit 40`,
);
