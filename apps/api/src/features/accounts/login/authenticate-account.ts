import type { authenticate, Session } from '@peonia/contract/accounts/accounts.ts';
import type { Captcha } from '../../../platform/captcha/captcha.ts';
import type { Config } from '../../../platform/config/config.ts';
import { countryOfAddress } from '../../../platform/country/country-of-address.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SecretSeal } from '../../../platform/secrets/open-seal.ts';
import { accountById, accountByLogin, type LoginRow } from '../account.sql.ts';
import { readEmail, readPhone } from '../contact.ts';
import type { DeviceRegistrar } from '../push-device.ts';
import { nameKey } from '../registration/name-rule.ts';
import { checkSecondStep } from '../second-step/check-second-step.ts';
import { clientHash, openSession } from '../sessions/create-session.ts';
import type { VerificationCodes } from '../verification/verification-code.ts';
import { readLoginContext } from './device.sql.ts';
import type { PasswordHasher } from './hash-password.ts';
import { clearCount, compareInTurn, countLoginAttempt, openLoginAttempt } from './login-attempt.ts';
import { requiredChallenge } from './login-challenge.ts';
import { enqueueNewDeviceNotification } from './notify-new-device.ts';
import { requireLoginCode } from './require-login-code.ts';

interface Context {
  readonly database: Database;
  readonly config: Config;
  readonly hasher: PasswordHasher;
  readonly codes: VerificationCodes;
  readonly captcha: Captcha;
  readonly seal: SecretSeal;
  readonly registerDevice: DeviceRegistrar;
  nudge(): void;
}

/**
 * Logs a member in. An unknown login, a wrong password and an impossible login get the same reply after the same time;
 * the status of the account is disclosed only with the right password. Each step commits separately, so failures are
 * counted.
 */
export async function authenticateAccount(
  { db, body, client }: Call<typeof authenticate>,
  context: Context,
): Promise<Session> {
  const login = loginKeys(body);
  const account = await accountByLogin.first(db, { ...login, client_hash: clientHash(client) });
  const attempt = openLoginAttempt({ account, login, client }, context.config);
  const isCompared = await countLoginAttempt(db, attempt, () => context.captcha.isSolved(db, 'login', body.captcha));
  const stored = isCompared ? account?.password_hash : undefined;
  const isRight = await compareInTurn(db, attempt, (turn) =>
    context.hasher.matches(stored ?? null, body.password, turn),
  );
  if (!isRight || account === undefined) throw refuse('login_failed');
  const [reads] = await Promise.all([readLogin(db, account.id, client), clearCount(db, attempt)]);
  if (account.status === 'suspended') throw refuse('account_suspended');
  if (account.status !== 'active') throw refuse('account_closed', { days: context.config.limits.closed_account_days });
  return enter(db, { account, ...reads }, { body, client }, context);
}

/** Reads what decides about the login after the right password. */
async function readLogin(db: Db, account_id: number, client: Call<typeof authenticate>['client']) {
  const [owner, place] = await Promise.all([
    accountById.one(db, { id: account_id }),
    readLoginContext.one(db, {
      account_id,
      client_hash: clientHash(client),
      country: countryOfAddress(client.address),
    }),
  ]);
  return { owner, place };
}

/** Creates the session after the password was checked. An unknown device or country needs a code first. */
async function enter(
  db: Db,
  { account, owner, place }: { readonly account: LoginRow } & Awaited<ReturnType<typeof readLogin>>,
  { body, client }: Pick<Call<typeof authenticate>, 'body' | 'client'>,
  { database, config, codes, seal, registerDevice, nudge }: Context,
): Promise<Session> {
  const need = requiredChallenge(
    {
      verified: owner.verified,
      deviceKnown: place.device_known,
      countryKnown: place.country_known,
      otherDevices: place.other_devices,
    },
    config.limits.devices_max,
  );
  // The second step proves more than a code by mail does.
  const hasSecondStep = await checkSecondStep(
    { id: account.id, code: body.second_code, client },
    { database, config, seal },
  );
  if (need !== null && !hasSecondStep)
    await requireLoginCode(db, { need, owner, code: body.code, client }, { database, codes, config, nudge });
  const session = await database.transaction(async (tx) => {
    if (!place.device_known && place.any_device) await enqueueNewDeviceNotification(tx, owner, client);
    const opened = await openSession(tx, account, client, config.limits);
    const device = { member_id: account.id, session_id: opened.id, push_id: body.push_id ?? '' };
    if (device.push_id !== '') await registerDevice(tx, device, client);
    return opened.session;
  });
  nudge();
  return session;
}

/** The three unique keys that a login may match. The name field accepts any of the three. */
function loginKeys(body: { email?: string; phone?: string; name?: string }): {
  name_key: string | null;
  email_key: string | null;
  phone: string | null;
} {
  const typed = (body.email ?? body.phone ?? body.name ?? '').trim();
  if (typed === '') throw refuse('contact_empty');
  const email = readEmail(typed);
  const phone = readPhone(typed);
  return {
    name_key: email === null ? nameKey(typed) : null,
    email_key: email?.kind === 'email' ? email.key : null,
    phone: phone?.kind === 'phone' ? phone.value : null,
  };
}
