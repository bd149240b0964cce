import { paymentDeskContract } from '@peonia/contract/money/payment-desk.schema.ts';
import type { Api } from '../api.ts';
import { makeStaff, type StaffMember } from '../fixtures/make-staff.ts';

const deskOf = new WeakMap<object, Promise<readonly [StaffMember, StaffMember]>>();

/** Two members of the staff with the finance role: one asks, the other confirms. */
export function financeStaff(api: Api): Promise<readonly [StaffMember, StaffMember]> {
  const known = deskOf.get(api.app);
  if (known !== undefined) return known;
  const made = Promise.all([makeStaff(api, 'Fay Finance', 'finance'), makeStaff(api, 'Finn Finance', 'finance')]);
  deskOf.set(api.app, made);
  return made;
}

/** Asks for an act on a payment and has a colleague confirm it. Throws the code of a refusal. */
export async function decideByStaff(
  api: Api,
  id: string,
  ask: { readonly act: 'release' | 'refund' | 'unlock' | 'evidence'; readonly amount?: number },
): Promise<void> {
  const [one, other] = await financeStaff(api);
  const asked = await one.call(paymentDeskContract.askPaymentAct, {
    params: { id },
    body: { ...ask, reason: 'Asked by the payer' },
  });
  if (asked.status !== 200) throw new Error(`Refused with ${asked.code}`);
  const confirmed = await other.call(paymentDeskContract.decidePaymentRequest, {
    params: { id },
    body: { request: asked.body.requests[0]?.id ?? 0, confirm: true, reason: 'Looked at it too' },
  });
  if (confirmed.status !== 200) throw new Error(`Refused with ${confirmed.code}`);
}

export const releaseByStaff = (api: Api, id: string) => decideByStaff(api, id, { act: 'release' });
