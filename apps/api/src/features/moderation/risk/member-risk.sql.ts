import type { SimilarReason } from '@peonia/contract/moderation/risk.ts';
import { statement } from '../../../platform/db/statement.ts';
import { accountsWithSameAccess, type RiskCount, similarMost } from '../../accounts/public.ts';
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

/** Similar accounts that are listed; the statement reads one more. */
export const similarListed = 40;

/** Other accounts with something in common, the most reasons first. `is_cut`: one of the reasons finds more of them. */
export const findSimilarAccounts = statement<
  { member_id: number; distance: number },
  { account_id: number; reasons: SimilarReason[]; seen_at: Date | null; is_cut: boolean }
>(
  'find_similar_accounts',
  `with found as (${accountsWithSameAccess}
     union all ${accountsWithSameInstrument}
     union all ${accountsWithSamePictures}
     union all ${accountsWithReferral})
   select account_id, array_agg(distinct reason) as reasons, max(at) as seen_at,
     exists (select 1 from found group by reason having count(*) > ${similarMost}) as is_cut
   from found group by account_id
   order by count(distinct reason) desc, seen_at desc limit ${similarListed + 1}`,
);
