import { similarMost } from '../../accounts/public.ts';

/** SQL: accounts that the member brought with a link of theirs, or that brought the member, as similar accounts. */
export const accountsWithReferral = `
  (select account_id, 'referral' as reason, at from (
     select partner_id as account_id, referred_at as at, 0 as position from partner_referral where member_id = :member_id
     union all
     (select member_id, referred_at, 1 from partner_referral where partner_id = :member_id
      order by referred_at desc limit ${similarMost + 1})
   ) referral order by position, at desc limit ${similarMost + 1})`;
