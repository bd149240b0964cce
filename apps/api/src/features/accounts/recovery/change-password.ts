import type {
  checkFindCode as checkEndpoint,
  findPassword as findEndpoint,
  resetPassword as resetEndpoint,
} from '@peonia/contract/accounts/account-codes.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { networkOfAddress } from '../../../platform/http/rate-limit/network-of-address.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { accountById, passwordOf, setPassword, type ContactRow } from '../account.sql.ts';
import { readContact } from '../contact.ts';
import { rememberDevice } from '../login/device.sql.ts';
import type { PasswordHasher } from '../login/hash-password.ts';
import { compareCounted } from '../login/login-attempt.ts';
import { countLoginTry, loginFailureKey } from '../login/login-throttle.ts';
import { changeAccess } from '../reauthentication/change-access.ts';
import { formerPassword } from '../reauthentication/owner.sql.ts';
import { passwordProblem } from '../registration/password-rule.ts';
import { clientHash } from '../sessions/create-session.ts';
import { socialName } from '../social-login/providers/social-providers.ts';
import { dropUnconfirmedLogins, keepableLogins } from '../social-login/social-login.sql.ts';
import type { VerificationCodes } from '../verification/verification-code.ts';
import { assignVerifiedContact, type TrialGranter } from '../verification/verify-address.ts';

interface Context {
  readonly database: Database;
  readonly config: Config;
  readonly realtime: Realtime;
  readonly hasher: PasswordHasher;
  readonly codes: VerificationCodes;
  readonly grantTrial: TrialGranter;
  nudge(): void;
}

const newPasswordUse = 'new password';

/**
 * Checks a recovery code and lists the linked logins that the reset may keep; also one that has set the password, since
 * a reset without a reply is sent again with its check. Specification: `POST password/find`.
 */
export async function checkFindCode(
  { db, body, client }: Call<typeof checkEndpoint>,
  { codes, config }: Context,
): Promise<ReplyOf<typeof checkEndpoint>> {
  const contact = readContact(body);
  const asker = { memberId: null, client };
  const proof = { purpose: 'find', contact, code: body.code, asker, usedFor: newPasswordUse } as const;
  const redeemed = await codes.redeem(db, { ...proof, checksOnly: true });
  if (redeemed === false || redeemed.account_id === null) throw refuse('code_invalid');
  const logins = await keepableLogins.all(db, { account_id: redeemed.account_id });
  return {
    logins: logins.map(({ provider, linked_at }) => ({
      provider,
      name: socialName(provider, config),
      linked_at: linked_at.toISOString(),
    })),
  };
}

/**
 * Sets a new password with a recovery code and revokes all sessions. Linked logins that are not confirmed are dropped,
 * and always those that were linked before the address was proven: their owner may be another person. The code proves
 * the address. Sent again with the same password, such as after a lost reply, it changes nothing. Specification: `PUT
 * password/find`.
 */
export async function findPassword(
  { body, client }: Call<typeof findEndpoint>,
  context: Context,
): Promise<Record<string, never>> {
  const contact = readContact(body);
  if (body.new_password !== body.new_password_confirm) throw refuse('passwords_differ');
  await refuseWeak(body.new_password, [contact.value], context.config);
  const asker = { memberId: null, client };
  const redeemed = await context.database.transaction(async (tx) => {
    const right = await context.codes.redeem(tx, {
      purpose: 'find',
      contact,
      code: body.code,
      asker,
      usedFor: newPasswordUse,
    });
    if (right === false || right.account_id === null) return null;
    // Only the right code shows whose account it is. A refusal leaves the code usable.
    await refuseWeak(body.new_password, ownWords(await accountById.one(tx, { id: right.account_id })), context.config);
    return { ...right, account_id: right.account_id };
  });
  if (redeemed === null) throw refuse('code_invalid');
  const id = redeemed.account_id;
  if (redeemed.used_before !== null) {
    // The reply was lost. A used code sets no other password.
    const { password_hash: present } = await passwordOf.one(context.database, { id });
    const turn = { isPreferred: false, key: networkOfAddress(client.address) };
    if (await context.hasher.matches(present, body.new_password, turn)) return {};
    throw refuse('code_invalid');
  }
  const device = clientHash(client);
  const password_hash = await context.hasher.hash(body.new_password);
  await changeAccess({ accountId: id, except: null, kind: 'password-changed' }, context, async (tx) => {
    await setPassword.run(tx, { id, password_hash });
    await dropUnconfirmedLogins.run(tx, { account_id: id, keep: body.keep_logins ?? [] });
    // The browser has just read the mail, so that its next login needs no code.
    if (device !== null) await rememberDevice.run(tx, { account_id: id, client_hash: device });
    await assignVerifiedContact(tx, id, { contact, device }, context.grantTrial);
  });
  return {};
}

/**
 * Changes the password with the current one and revokes the other sessions. Sent again with the one that it has
 * replaced, such as after a lost reply, it changes nothing. Specification: `PUT password/reset`.
 */
export async function resetPassword(
  { db, body, caller, client }: Call<typeof resetEndpoint>,
  context: Context,
): Promise<Record<string, never>> {
  if (body.new_password !== body.new_password_confirm) throw refuse('passwords_differ');
  const key = loginFailureKey({ account_id: caller.id });
  await countLoginTry(db, key);
  const { password_hash } = await passwordOf.one(db, { id: caller.id });
  const turn = { isPreferred: true, key: networkOfAddress(client.address) };
  let isChanged = false;
  const isRight = await compareCounted(db, { accountKey: key, networkKey: null, turn }, async () => {
    if (await context.hasher.matches(password_hash, body.password, turn)) return true;
    if (!(await context.hasher.matches(password_hash, body.new_password, turn))) return false;
    const former = await formerPassword.first(db, { account_id: caller.id });
    isChanged = former !== undefined && (await context.hasher.matches(former.password_hash, body.password, turn));
    return isChanged;
  });
  if (!isRight) throw refuse('password_wrong');
  if (isChanged) return {};
  await refuseWeak(body.new_password, ownWords(await accountById.one(db, { id: caller.id })), context.config);
  const hashed = await context.hasher.hash(body.new_password);
  const change = { accountId: caller.id, except: caller.session_id, kind: 'password-changed' } as const;
  await changeAccess(change, context, (tx) => setPassword.run(tx, { id: caller.id, password_hash: hashed }));
  return {};
}

/** What the password of an account must not be. */
function ownWords({ name, email, phone }: Pick<ContactRow, 'name' | 'email' | 'phone'>): string[] {
  return [name, ...[email, phone].filter((address) => address !== null)];
}

async function refuseWeak(password: string, own: readonly string[], config: Config): Promise<void> {
  const problem = await passwordProblem(password, own, config.limits);
  if (problem !== null) throw refuse(problem, { least: config.limits.password_min });
}
