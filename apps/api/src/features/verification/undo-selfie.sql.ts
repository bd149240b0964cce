import { statement } from '../../platform/db/statement.ts';

/**
 * Lets a decided selfie wait again. No row unless the same person decided it within these minutes, its picture is kept,
 * and the member has drawn no other sign since.
 */
export const reopenSelfie = statement<
  { id: number; staff_id: number; minutes: number },
  { member_id: number; upload_id: number; was_approved: boolean }
>(
  'reopen_selfie',
  `update selfie_check c set state = 'waiting', reason = null, decided_at = null, decided_by = null
   from (
     select id, state = 'approved' as was_approved from selfie_check
     where id = :id and state in ('approved', 'refused') and decided_by = :staff_id
       and decided_at > now() - make_interval(mins => :minutes::int) and upload_id is not null
     for update
   ) old
   where c.id = old.id and not exists (select from selfie_check later where later.member_id = c.member_id and later.id > c.id)
   returning c.member_id, c.upload_id, old.was_approved`,
);
