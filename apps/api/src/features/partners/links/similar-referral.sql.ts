/** SQL: accounts that the member brought with a link of theirs, or that brought the member, as similar accounts. */
export const accountsWithReferral = `
  (select partner_id as account_id, 'referral' as reason, referred_at as at from partner_referral where member_id = :member_id)
  union all
  (select member_id, 'referral', referred_at from partner_referral where partner_id = :member_id order by referred_at desc limit 20)`;
