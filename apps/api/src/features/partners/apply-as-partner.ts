import {
  partnerTerms,
  type applyAsPartner as endpoint,
  type getPartnerApplication,
  type PartnerApplication,
} from '@peonia/contract/partners/partners.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { hasSecondStep, isPartner, readIdentified, readMemberFlags, storeConsent } from '../accounts/public.ts';
import { insertApplication, newestApplication } from './application.sql.ts';
import { invitationsOf } from './invitations/invitation.sql.ts';

/** What the partner page shows its reader. */
export function readApplication({ db, caller }: Call<typeof getPartnerApplication>): Promise<PartnerApplication> {
  return presentOwn(db, caller.id);
}

/** Applies with a verified identity and two-step login. Source: decisions "Safety of the account". */
export async function applyAsPartner({
  db,
  caller,
  body,
  language,
}: Call<typeof endpoint>): Promise<PartnerApplication> {
  await requireProofs(db, caller.id);
  // Locks the account against an invitation meanwhile.
  const flags = await readMemberFlags(db, caller.id);
  if (flags?.is_partner === true || (await readInvitation(db, caller.id))?.state === 'open')
    throw refuse('partner_application_open');
  const about = body.about.trim();
  if (about.length < 20) throw refuse('input_invalid', { field: 'about' });
  const inserted = await insertApplication.first(db, { member_id: caller.id, about, terms: partnerTerms });
  if (inserted === undefined) throw refuse('partner_application_open');
  await storeConsent.run(db, {
    member_id: caller.id,
    document: 'partners',
    version: partnerTerms,
    language,
    way: 'application',
  });
  return presentOwn(db, caller.id);
}

/** Throws the refusal that names the missing proof. */
export async function requireProofs(db: Db, memberId: number): Promise<void> {
  if ((await readIdentified(db, memberId)) === null) throw refuse('identity_missing');
  if (!(await hasSecondStep(db, memberId))) throw refuse('two_step_missing');
}

/** The newest invitation of a member, if any. */
async function readInvitation(db: Db, member_id: number) {
  return invitationsOf.first(db, { member_id, most: 1 });
}

/** What the partner page shows of the programme. */
export async function presentOwn(db: Db, memberId: number): Promise<PartnerApplication> {
  const [partner, identified, two_step, newest, invitation] = [
    await isPartner(db, memberId),
    await readIdentified(db, memberId),
    await hasSecondStep(db, memberId),
    await newestApplication.first(db, { member_id: memberId }),
    await readInvitation(db, memberId),
  ];
  return {
    partner,
    identified: identified !== null,
    two_step,
    state: newest?.state ?? null,
    applied_at: newest?.applied_at.toISOString() ?? null,
    reason: newest?.reason ?? null,
    invitation:
      invitation === undefined
        ? null
        : {
            id: invitation.id,
            state: invitation.state,
            reason: invitation.reason,
            invited_at: invitation.invited_at.toISOString(),
            expires_at: invitation.expires_at.toISOString(),
          },
  };
}
