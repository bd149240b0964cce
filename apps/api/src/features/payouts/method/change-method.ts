import type {
  deletePayoutMethod as deleteEndpoint,
  getPayoutMethod as getEndpoint,
  PayoutMethod,
  setPayoutMethod as setEndpoint,
} from '@peonia/contract/payouts/payouts.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import {
  isPayoutNumber,
  isPayoutNumberEnough,
  maskPayoutNumber,
  normalizePayoutNumber,
} from '@peonia/core/payout-account.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import {
  changeAccess,
  isPartner,
  proofIn,
  proveOwner,
  type ChangeContext,
  type ProofContext,
} from '../../accounts/public.ts';
import type { MethodDetails, MethodSeal } from './method-seal.ts';
import { currentMethod, insertMethod } from './method.sql.ts';
import { presentMethod, readMethodOf } from './own-method.ts';

interface MethodContext extends ProofContext, ChangeContext {
  readonly seal: MethodSeal;
}

interface OwnMethod {
  method: PayoutMethod | null;
}

export async function readMethod(
  { db, caller }: Call<typeof getEndpoint>,
  { seal, config }: MethodContext,
): Promise<OwnMethod> {
  return { method: await ownMethod(db, caller.id, { seal, limits: config.limits }) };
}

/** Replaces the method after the owner's proof. A former address of the last hours is told too. */
export async function setMethod(
  { db, caller, client, body, emit, request }: Call<typeof setEndpoint>,
  context: MethodContext,
): Promise<OwnMethod> {
  if (!(await isPartner(db, caller.id))) throw refuse('partner_needed');
  const details = checkDetails(body);
  await proveOwner({ db, caller, client, request }, proofIn(body), context);
  await changeAccess(
    {
      accountId: caller.id,
      except: caller.session_id,
      kind: 'payout-method-changed',
      formerKind: 'payout-method-former',
      values: {
        method: maskPayoutNumber(details.account_number),
        wait: String(context.config.limits.payout_method_hours),
      },
    },
    context,
    (tx) => insertMethod.run(tx, { member_id: caller.id, sealed: context.seal.seal(details) }),
  );
  emit(caller.id, 'account.changed', {});
  return { method: await ownMethod(db, caller.id, { seal: context.seal, limits: context.config.limits }) };
}

/** Removes the method after the owner's proof; also for a former partner. */
export async function deleteMethod(
  { db, caller, client, body, emit, request }: Call<typeof deleteEndpoint>,
  context: MethodContext,
): Promise<OwnMethod> {
  const current = await currentMethod.first(db, { member_id: caller.id });
  if (current === undefined || current.sealed === null) throw refuse('not_found');
  await proveOwner({ db, caller, client, request }, proofIn(body), context);
  await changeAccess(
    {
      accountId: caller.id,
      except: caller.session_id,
      kind: 'payout-method-removed',
      formerKind: 'payout-method-former',
    },
    context,
    (tx) => insertMethod.run(tx, { member_id: caller.id, sealed: null }),
  );
  emit(caller.id, 'account.changed', {});
  return { method: null };
}

/** Throws `payout_number_wrong` or `payout_information_missing`. */
function checkDetails(body: MethodDetails): MethodDetails {
  const account_name = body.account_name.trim();
  if (account_name.length < 2) throw refuse('input_invalid', { field: 'account_name' });
  const account_number = normalizePayoutNumber(body.kind, body.account_number);
  if (!isPayoutNumber(body.kind, account_number)) throw refuse('payout_number_wrong');
  const other_information = body.other_information.trim();
  if (!isPayoutNumberEnough(body.kind, account_number) && other_information.length < 3)
    throw refuse('payout_information_missing');
  return { kind: body.kind, account_name, account_number, other_information };
}

async function ownMethod(
  db: Db,
  memberId: number,
  { seal, limits }: { seal: MethodSeal; limits: Limits },
): Promise<PayoutMethod | null> {
  return presentMethod(await readMethodOf(db, memberId, limits), seal);
}
