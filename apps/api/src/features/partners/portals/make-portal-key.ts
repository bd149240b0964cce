import type { makePortalKey as endpoint, PortalKey } from '@peonia/contract/partners/portals.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isPartner, type StaffAccess } from '../../accounts/public.ts';
import type { PortalSettings } from './portal-settings.ts';
import { keySeconds, signKey } from './sign-key.ts';

interface PortalContext {
  readonly portals: PortalSettings;
  readonly issuer: string;
  readonly staff: StaffAccess;
}

/**
 * A key for a portal that is set up: the partner area for partners, the back office for staff with an open staff
 * session, the help desk for every member. Source: decisions "Calls named without a shape".
 */
export async function makePortalKey(
  { db, caller, body, language }: Call<typeof endpoint>,
  { portals, issuer, staff }: PortalContext,
): Promise<PortalKey> {
  const { to } = body;
  // Before anything else, so that nobody learns whether the back office is set up.
  // Every role of the staff has this permission.
  if (to === 'staff') await staff.requireStaff(db, caller, 'queues.read');
  if (to === 'partners' && !(await isPartner(db, caller.id))) throw refuse('partner_needed');
  const portal = portals[to];
  if (portal === undefined) throw refuse('portal_missing');
  if (to === 'staff')
    await staff.noteAct(db, {
      staff_id: caller.id,
      act: 'portal.opened',
      subject: 'account',
      subject_ids: [caller.id],
      detail: portal.url,
    });
  const now = Date.now();
  const key = signKey(
    { iss: issuer, aud: to, sub: String(caller.id), name: caller.name, language },
    portal.secret,
    now,
  );
  return {
    key,
    // In the fragment it reaches no log and no referrer.
    url: `${portal.url}#key=${key}`,
    expires_at: new Date(Math.floor(now / 1_000) * 1_000 + keySeconds * 1_000).toISOString(),
  };
}
