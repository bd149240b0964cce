import type { registerSocial as endpoint } from '@peonia/contract/accounts/account-social.ts';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import type { Config } from '../../../platform/config/config.ts';
import { isUniqueViolation, type Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { isBanned } from '../administration/banned-keys.ts';
import { contactKeys, readEmail } from '../contact.ts';
import { isNameTaken, nameKey, requireName } from '../registration/name-rule.ts';
import { consentOf, createAccount, type AccountOpener, type AgreedVersions } from '../registration/register-account.ts';
import { createSession, clientHash } from '../sessions/create-session.ts';
import { hashToken, generateChannel } from '../sessions/session-token.ts';
import { assignVerifiedContact, type TrialGranter } from '../verification/verify-address.ts';
import type { Signin } from './providers/open-signin.ts';
import { upsertSocialLogin, consumeClaim } from './social-login.sql.ts';

interface Context {
  readonly database: Database;
  readonly config: Config;
  readonly signin: Signin;
  readonly openers: readonly AccountOpener[];
  readonly grantTrial: TrialGranter;
  readonly agreedVersions: AgreedVersions;
  nudge(): void;
  /** Called after the commit. */
  countRegistration(way: 'social'): void;
}

/**
 * Registers an account with a ticket of a completed social login. It has no password; its address is verified or
 * absent.
 */
export async function registerSocial(
  { params, body, language, client }: Call<typeof endpoint>,
  { database, config, signin, openers, grantTrial, agreedVersions, nudge, countRegistration }: Context,
): Promise<Session> {
  if (!signin.has(params.provider)) throw refuse('social_unknown');
  const name = requireName(body.name, config);
  const device = clientHash(client);
  if (device === null) throw refuse('social_expired');
  const channel = generateChannel();

  const session = await database
    .transaction(async (db) => {
      const claim = await consumeClaim.first(db, {
        ticket_hash: hashToken(body.ticket),
        provider: params.provider,
        client_hash: device,
      });
      if (claim === undefined) throw refuse('social_expired');
      // A refusal gives the ticket back.
      if (await isNameTaken(db, name, config.brand)) throw refuse('name_taken');
      const contact = claim.email === null ? null : readEmail(claim.email);
      if (await isBanned(db, { contact, client }, config.hashSecret)) throw refuse('account_suspended');
      const keys = contact === null ? { email_key: null, phone: null } : contactKeys(contact);
      const account = {
        name,
        name_key: nameKey(name),
        email: contact?.value ?? null,
        ...keys,
        password_hash: null,
        language: body.language ?? language,
        channel,
        pid: client.pid,
        ...consentOf(agreedVersions, 'social'),
      };
      const id = await createAccount(db, account, openers);
      await upsertSocialLogin.run(db, { provider: params.provider, subject: claim.subject, account_id: id });
      if (contact !== null) await assignVerifiedContact(db, id, { contact, device }, grantTrial);
      return createSession(db, { id, name, channel }, client, config.limits);
    })
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.reason === 'code_invalid') throw refuse('social_address_taken');
      throw isUniqueViolation(error) ? refuse('social_taken') : error;
    });
  nudge();
  countRegistration('social');
  return session;
}
