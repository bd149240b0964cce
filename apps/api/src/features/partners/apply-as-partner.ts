import {
  partnerTerms,
  type applyAsPartner as endpoint,
  type getPartnerApplication,
  type PartnerApplication,
} from '@peonia/contract/partners.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { hasSecondStep, isPartner, readIdentified, storeConsent } from '../accounts/public.ts';
import { insertApplication, newestApplication } from './application.sql.ts';

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
  if (await isPartner(db, caller.id)) throw refuse('partner_application_open');
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

async function presentOwn(db: Db, memberId: number): Promise<PartnerApplication> {
  const [partner, identified, two_step, newest] = [
    await isPartner(db, memberId),
    await readIdentified(db, memberId),
    await hasSecondStep(db, memberId),
    await newestApplication.first(db, { member_id: memberId }),
  ];
  return {
    partner,
    identified: identified !== null,
    two_step,
    state: newest?.state ?? null,
    applied_at: newest?.applied_at.toISOString() ?? null,
    reason: newest?.reason ?? null,
  };
}
