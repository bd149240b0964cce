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

interface Ask {
  readonly act: 'release' | 'refund' | 'unlock' | 'evidence';
  readonly amount?: number;
}

/** Asks for an act on a payment and has a colleague confirm it. Throws the code of a refusal. */
export async function decideByStaff(api: Api, id: string, ask: Ask): Promise<void> {
  await confirmByStaff(api, id, await askByStaff(api, id, ask));
}

/** One of the staff asks for an act. Resolves to the number of the request. */
export async function askByStaff(api: Api, id: string, ask: Ask): Promise<number> {
  const [one] = await financeStaff(api);
  const asked = await one.call(paymentDeskContract.askPaymentAct, {
    params: { id },
    body: { ...ask, reason: 'Asked by the payer' },
  });
  if (asked.status !== 200) throw new Error(`Refused with ${asked.code}`);
  return asked.body.requests[0]?.id ?? 0;
}

/** Another one confirms it: what follows from it begins at once. */
export async function confirmByStaff(api: Api, id: string, request: number): Promise<void> {
  const [, other] = await financeStaff(api);
  const confirmed = await other.call(paymentDeskContract.decidePaymentRequest, {
    params: { id },
    body: { request, confirm: true, reason: 'Looked at it too' },
  });
  if (confirmed.status !== 200) throw new Error(`Refused with ${confirmed.code}`);
}

export const releaseByStaff = (api: Api, id: string) => decideByStaff(api, id, { act: 'release' });
