import type {
  deletePasskey as deleteEndpoint,
  getSecurity as securityEndpoint,
  noteSecurityOffer as offerEndpoint,
  renamePasskey as renameEndpoint,
} from '@peonia/contract/accounts/account-security.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { changeAccess, type ChangeContext } from '../reauthentication/change-access.ts';
import { proofIn, proveOwner, type ProofContext } from '../reauthentication/prove-owner.ts';
import { readFactor } from '../second-step/factor.sql.ts';
import {
  deletePasskey as deletePasskeyRow,
  markSecurityOffered,
  passkeysOf,
  renamePasskey as renamePasskeyRow,
  securityOffer,
} from './passkey.sql.ts';

/** The member's passkeys and second step. */
export async function getSecurity({
  db,
  caller,
}: Call<typeof securityEndpoint>): Promise<ReplyOf<typeof securityEndpoint>> {
  const [passkeys, factor, { is_offered }] = await Promise.all([
    passkeysOf.all(db, { account_id: caller.id }),
    readFactor.first(db, { account_id: caller.id }),
    securityOffer.one(db, { id: caller.id }),
  ]);
  const isOn = factor?.is_confirmed === true;
  return {
    second_step: isOn,
    recovery_left: isOn ? factor.recovery_left : 0,
    offer: !isOn && passkeys.length === 0 && !is_offered,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
  };
}

/** Notes that two-step login was offered after a purchase. */
export async function noteSecurityOffer({ db, caller }: Call<typeof offerEndpoint>): Promise<Record<string, never>> {
  await markSecurityOffered.run(db, { id: caller.id });
  return {};
}

export async function renamePasskey({
  db,
  caller,
  params,
  body,
}: Call<typeof renameEndpoint>): Promise<Record<string, never>> {
  const name = body.name.trim();
  if (name === '') throw refuse('input_invalid', { field: 'name' });
  if ((await renamePasskeyRow.run(db, { account_id: caller.id, id: params.id, name })) === 0) throw refuse('not_found');
  return {};
}

/** Removes a passkey after the owner's proof. */
export async function deletePasskey(
  { db, caller, client, params, body, emit, request }: Call<typeof deleteEndpoint>,
  context: ProofContext & ChangeContext,
): Promise<Record<string, never>> {
  const own = (await passkeysOf.all(db, { account_id: caller.id })).find(({ id }) => id === params.id);
  if (own === undefined) throw refuse('not_found');
  await proveOwner({ db, caller, client, request }, proofIn(body), context);
  const change = {
    accountId: caller.id,
    except: caller.session_id,
    kind: 'passkey-removed',
    values: { passkey: own.name },
  } as const;
  await changeAccess(change, context, (tx) => deletePasskeyRow.run(tx, { account_id: caller.id, id: own.id }));
  emit(caller.id, 'account.changed', {});
  return {};
}
