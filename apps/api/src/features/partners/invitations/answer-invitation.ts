import type {
  acceptPartnerInvitation,
  declinePartnerInvitation,
} from '@peonia/contract/partners/partner-invitations.ts';
import { partnerTerms, type PartnerApplication } from '@peonia/contract/partners/partners.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readMemberFlags, saveMemberFlags, storeConsent } from '../../accounts/public.ts';
import { presentOwn, requireProofs } from '../apply-as-partner.ts';
import { closeInvitation, lockInvitation } from './invitation.sql.ts';

/** Makes the invited member a partner, who proves the same as an applicant and accepts the terms. */
export async function acceptInvitation({
  db,
  caller,
  params,
  language,
  emit,
}: Call<typeof acceptPartnerInvitation>): Promise<PartnerApplication> {
  const { id } = await takeOpen(db, params.id, caller.id);
  const flags = await readMemberFlags(db, caller.id);
  if (flags === undefined || flags.is_partner) throw refuse('partner_invitation_over');
  await requireProofs(db, caller.id);
  await storeConsent.run(db, {
    member_id: caller.id,
    document: 'partners',
    version: partnerTerms,
    language,
    way: 'invitation',
  });
  await saveMemberFlags(db, caller.id, { ...flags, is_partner: true });
  await closeInvitation.run(db, { id, state: 'accepted', answer: null });
  emit(caller.id, 'account.changed', {});
  return presentOwn(db, caller.id);
}

/** Declines with a word to the staff. */
export async function declineInvitation({
  db,
  caller,
  params,
  body,
}: Call<typeof declinePartnerInvitation>): Promise<PartnerApplication> {
  const { id } = await takeOpen(db, params.id, caller.id);
  await closeInvitation.run(db, { id, state: 'declined', answer: readReason(body.answer, 'answer') });
  return presentOwn(db, caller.id);
}

/** Locks the member's own open invitation. */
async function takeOpen(db: Db, id: number, memberId: number): Promise<{ id: number }> {
  const invitation = await lockInvitation.first(db, { id });
  if (invitation?.member_id !== memberId) throw refuse('not_found');
  if (invitation.state !== 'open') throw refuse('partner_invitation_over');
  return invitation;
}
