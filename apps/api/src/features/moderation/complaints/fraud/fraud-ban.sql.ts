import { statement } from '../../../../platform/db/statement.ts';

/**
 * Claims one running ban for fraud that is final: its appeal was refused, or the time for one has passed. Bans that
 * have been final for long are left alone, and so is each that was claimed before.
 */
export const claimFinalBan = statement<
  { reasons: readonly string[]; appeal_days: number; late_days: number },
  { member_id: number; name: string }
>(
  'claim_final_ban',
  `with final as (
     select s.id, s.member_id, c.accused_name as name from sanction s join complaint c on c.id = s.complaint_id
     where s.kind = 'ban' and s.ended_at is null and s.warned_at is null and c.state = 'upheld' and c.reason = any(:reasons::text[])
       and (c.appeal = 'refused' and c.appeal_decided_at > now() - make_interval(days => :late_days::integer)
         or c.appeal in ('none', 'granted') and c.decided_at <= now() - make_interval(days => :appeal_days::integer)
           and c.decided_at > now() - make_interval(days => :appeal_days::integer + :late_days::integer))
     order by s.id limit 1 for update of s skip locked
   )
   update sanction s set warned_at = now() from final where s.id = final.id returning final.member_id, final.name`,
);
