import type { ConsentWay } from '@peonia/contract/accounts/account-consents.ts';
import type { register, Session } from '@peonia/contract/accounts/accounts.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Captcha } from '../../../platform/captcha/captcha.ts';
import type { Config } from '../../../platform/config/config.ts';
import { isUniqueViolation, type Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call, ClientHint } from '../../../platform/http/call.ts';
import { Form } from '../../../platform/http/form.ts';
import { networkOfAddress } from '../../../platform/http/rate-limit/network-of-address.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { openStream } from '../../../platform/realtime/event-log.sql.ts';
import { enqueueAccountNotification } from '../account-notifications.ts';
import { insertAccount, lockName, nameExists, provenOwner } from '../account.sql.ts';
import { isBanned } from '../administration/banned-keys.ts';
import { contactKeys, readContact, readEmail, readPhone, type Contact } from '../contact.ts';
import type { PasswordHasher } from '../login/hash-password.ts';
import { createSession, clientHash } from '../sessions/create-session.ts';
import { generateChannel } from '../sessions/session-token.ts';
import type { VerificationCodes } from '../verification/verification-code.ts';
import { assignVerifiedContact, type TrialGranter } from '../verification/verify-address.ts';
import { isNameTaken, nameKey, requireName } from './name-rule.ts';
import { enqueueAddressKnown } from './notify-address-known.ts';
import { passwordProblem } from './password-rule.ts';
import { requiresCaptcha } from './registration-throttle.ts';

/** Numbers of the running versions of what new members agree to. */
export type AgreedVersions = () => Readonly<Record<'terms' | 'policy', number>>;

/** Inserts a feature's row for a new account, in the same transaction. */
export type AccountOpener = (db: Db, accountId: number, name: string) => Promise<void>;

interface Context {
  readonly database: Database;
  readonly config: Config;
  readonly hasher: PasswordHasher;
  readonly codes: VerificationCodes;
  readonly captcha: Captcha;
  readonly grantTrial: TrialGranter;
  readonly agreedVersions: AgreedVersions;
  readonly openers: readonly AccountOpener[];
  /** Wakes the outbox after the commit. */
  nudge(): void;
  /** Called after the commit. */
  countRegistration(way: 'form'): void;
}

/**
 * Creates an account and its first session. The password is hashed before the transaction, so a waiting hash holds no
 * connection. On the China domain the phone number is verified first. Source: decisions "China variant".
 */
export async function registerAccount(
  { db: pool, body, language, client, variant }: Call<typeof register>,
  context: Context,
): Promise<Session> {
  const { config, database } = context;
  const { contact, name } = await readForm(body, variant === 'china', config);
  const isCaptchaRequired = await requiresCaptcha(database, client.address, config);
  if (isCaptchaRequired && !(await context.captcha.isSolved(pool, 'register', body.captcha)))
    throw refuse('captcha_required');
  if (await isBanned(pool, { contact, client }, config.hashSecret)) throw refuse('account_suspended');
  // First of all, because a right code cannot be used twice.
  if (await isNameTaken(pool, name, config.brand)) throw refuse('name_taken');

  const account = {
    name,
    name_key: nameKey(name),
    email: contact.kind === 'email' ? contact.value : null,
    ...contactKeys(contact),
    password_hash: await context.hasher.hash(body.password, {
      isPreferred: false,
      key: networkOfAddress(client.address),
    }),
    language: body.language ?? language,
    channel: generateChannel(),
    pid: client.pid,
    ...consentOf(context.agreedVersions, variant === 'china' ? 'china' : contact.kind),
  };
  if (variant === 'china') await verifyPhone(pool, { contact, code: body.code ?? '', client }, context.codes);
  const session = await database.transaction(async (db) => {
    const id = await createAccount(db, account, context.openers);
    if (variant === 'china')
      await assignVerifiedContact(db, id, { contact, device: clientHash(client) }, context.grantTrial);
    return createSession(db, { id, name, channel: account.channel }, client, config.limits);
  });
  context.nudge();
  context.countRegistration('form');
  return session;
}

/** Reads what was typed. Throws the first refusal in the order of the form, which names all wrong fields. */
async function readForm(
  body: Call<typeof register>['body'],
  isChina: boolean,
  config: Config,
): Promise<{ contact: Contact; name: string }> {
  const form = new Form();
  const contact = await form.read(
    (body.phone ?? '').trim() !== '' && (body.email ?? '').trim() === '' ? 'phone' : 'email',
    () => {
      const read = readContact(body);
      if (isChina && read.kind !== 'phone') throw refuse('phone_needed');
      return read;
    },
  );
  await form.read('code', () => {
    if (isChina && body.code === undefined) throw refuse('code_empty');
  });
  const name = await form.read('name', () => requireName(body.name, config));
  await form.read('password', async () => {
    const problem = await passwordProblem(body.password, [name ?? '', contact?.value ?? ''], config.limits);
    if (problem !== null) throw refuse(problem === 'password_invalid' ? 'new_password_invalid' : problem);
  });
  return form.end({ contact, name });
}

/** What is stored of the consent that the form of a registration asks for. */
export function consentOf(
  versions: AgreedVersions,
  way: ConsentWay,
): { terms: number; policy: number; way: ConsentWay } {
  return { ...versions(), way };
}

/** Redeems the code of the phone number. A wrong code counts at once. */
async function verifyPhone(
  db: Db,
  { contact, code, client }: { contact: Contact; code: string; client: ClientHint },
  codes: VerificationCodes,
): Promise<void> {
  const asker = { memberId: null, client };
  const redeemed = await codes.redeem(db, { purpose: 'register', contact, code, asker, usedFor: 'register' });
  if (redeemed === false) throw refuse('code_invalid');
}

/**
 * Inserts the account row and the rows that other features keep for every account. A known address is no reason to
 * refuse: only proven ones are unique.
 */
export async function createAccount(
  db: Db,
  account: Parameters<typeof insertAccount.one>[1],
  openers: readonly AccountOpener[],
): Promise<number> {
  await lockName.run(db, { name: account.name });
  if ((await nameExists.one(db, { name: account.name })).taken) throw refuse('name_taken');
  const owner = await provenOwner.first(db, { email_key: account.email_key, phone: account.phone });
  const { id } = await insertAccount.one(db, account).catch((error: unknown) => {
    throw isUniqueViolation(error, 'account_name_key') ? refuse('name_taken') : error;
  });
  await openStream.run(db, { member_id: id });
  for (const open of openers) await open(db, id, account.name);
  // The owner of a known address gets the other mail; the new account begins like any other.
  if (owner !== undefined) {
    const email = account.email === null ? null : readEmail(account.email);
    const typed = email ?? readPhone(account.phone ?? '');
    if (typed !== null) await enqueueAddressKnown(db, owner, typed);
  } else if (account.email !== null) {
    await enqueueAccountNotification(db, {
      kind: 'welcome',
      email: account.email,
      phone: null,
      language: account.language as Language,
      values: { name: account.name },
    });
  }
  return id;
}
