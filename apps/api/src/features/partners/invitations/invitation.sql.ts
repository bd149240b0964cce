import type { InvitationState } from '@peonia/contract/partners/partners.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface InvitationRow extends Record<string, unknown> {
  readonly id: number;
  readonly member_id: number;
  readonly invited_by: number;
  readonly reason: string;
  readonly invited_at: Date;
  readonly expires_at: Date;
  readonly state: InvitationState;
  readonly closed_at: Date | null;
  readonly answer: string | null;
}

/** What nobody answered in time is expired, also before the next invitation stores it. */
const columns = `id, member_id, invited_by, reason, invited_at, expires_at, closed_at, answer,
  case when state = 'open' and expires_at <= now() then 'expired' else state end as state`;

export const expireInvitation = statement<{ member_id: number }>(
  'expire_partner_invitation',
  "update partner_invitation set state = 'expired' where member_id = :member_id and state = 'open' and expires_at <= now()",
);

/** Returns no row if an invitation of the member is open. */
export const insertInvitation = statement<
  { member_id: number; invited_by: number; reason: string; days: number },
  { id: number }
>(
  'insert_partner_invitation',
  `insert into partner_invitation (member_id, invited_by, reason, expires_at)
   values (:member_id, :invited_by, :reason, now() + make_interval(days => :days::int))
   on conflict (member_id) where state = 'open' do nothing returning id`,
);

export const lockInvitation = statement<{ id: number }, InvitationRow>(
  'lock_partner_invitation',
  `select ${columns} from partner_invitation where id = :id for update`,
);

export const invitationById = statement<{ id: number }, InvitationRow>(
  'partner_invitation_by_id',
  `select ${columns} from partner_invitation where id = :id`,
);

/** Newest first. */
export const invitationsOf = statement<{ member_id: number; most: number }, InvitationRow>(
  'partner_invitations_of',
  `select ${columns} from partner_invitation where member_id = :member_id order by id desc limit :most`,
);

/** Newest first; `before` is exclusive. */
export const listInvitations = statement<{ before: number; most: number }, InvitationRow>(
  'list_partner_invitations',
  `select ${columns} from partner_invitation where id < :before order by id desc limit :most`,
);

export const closeInvitation = statement<{ id: number; state: InvitationState; answer: string | null }>(
  'close_partner_invitation',
  `update partner_invitation set state = :state, closed_at = now(), answer = :answer::text
   where id = :id and state = 'open'`,
);

/** For a member who became a partner otherwise. */
export const withdrawOpenInvitation = statement<{ member_id: number; answer: string }>(
  'withdraw_open_partner_invitation',
  `update partner_invitation set state = 'withdrawn', closed_at = now(), answer = :answer
   where member_id = :member_id and state = 'open' and expires_at > now()`,
);

export const eraseInvitations = statement<{ member_id: number }>(
  'erase_partner_invitations',
  'delete from partner_invitation where member_id = :member_id',
);
