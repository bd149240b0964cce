import type { register, Session } from '@peonia/contract/accounts.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../platform/config.ts';
import { isUniqueViolation, type Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { enqueue } from '../../platform/outbox/outbox.ts';
import { openStream } from '../../platform/realtime/event-log.sql.ts';
import { insertAccount } from './account.sql.ts';
import { beginSession } from './begin-session.ts';
import { contactKeys, readContact } from './contact.ts';
import type { PasswordHasher } from './hash-password.ts';
import { isReservedName, nameKey, readName } from './name-rule.ts';
import { passwordProblem } from './password-rule.ts';
import { makeChannel } from './session-token.ts';

/** Features that keep a row for every account make it in the same transaction. */
export type AccountOpener = (db: Db, accountId: number) => Promise<void>;

interface Parts {
  readonly database: Database;
  readonly config: Config;
  readonly hasher: PasswordHasher;
  readonly openers: readonly AccountOpener[];
  /** Wakes the outbox once the account is there. */
  nudge(): void;
}

/** Makes an account and begins its first session. The password is hashed before the transaction: a waiting hash holds no connection. */
export async function registerAccount({ body, language, client }: Call<typeof register>, parts: Parts): Promise<Session> {
  const { config, database } = parts;
  const contact = readContact(body);
  const name = readName(body.name, config.limits);
  if (name === null || isReservedName(nameKey(name), config.brand)) throw refuse('name_invalid');
  const problem = await passwordProblem(body.password, [name, contact.value], config.limits);
  if (problem !== null) throw refuse(problem);

  const account = {
    name,
    name_key: nameKey(name),
    email: contact.kind === 'email' ? contact.value : null,
    ...contactKeys(contact),
    password_hash: await parts.hasher.hash(body.password),
    language: body.language ?? language,
    channel: makeChannel(),
    pid: client.pid,
  };
  const session = await database.transaction(async (db) => {
    const id = await openAccount(db, account, parts.openers);
    return beginSession(db, { id, name, channel: account.channel }, client, config.limits);
  });
  parts.nudge();
  return session;
}

/** Makes the account's row and everything that other features keep beside it. */
export async function openAccount(db: Db, account: Parameters<typeof insertAccount.one>[1], openers: readonly AccountOpener[]): Promise<number> {
  const { id } = await insertAccount.one(db, account).catch((error: unknown) => {
    throw isUniqueViolation(error, 'account_name_key') ? refuse('name_taken') : isUniqueViolation(error) ? refuse('contact_taken') : error;
  });
  await openStream.run(db, { member_id: id });
  for (const open of openers) await open(db, id);
  if (account.email !== null) {
    await enqueue(db, 'account.noticed', { kind: 'welcome', email: account.email, phone: null, language: account.language as Language, values: { name: account.name } });
  }
  return id;
}
