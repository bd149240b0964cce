import type { finishSocial as endpoint } from '@peonia/contract/accounts/account-social.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { provenOwner } from '../account.sql.ts';
import { contactKeys, readEmail } from '../contact.ts';
import type { ChangeContext } from '../reauthentication/change-access.ts';
import { clientHash } from '../sessions/create-session.ts';
import { hashToken, generateToken } from '../sessions/session-token.ts';
import { linkSocialLogin } from './link-social-login.ts';
import { nextStep, openSocialSession, refuseInactive } from './open-social-session.ts';
import type { Signin } from './providers/open-signin.ts';
import type { Identity } from './providers/signin-provider.ts';
import {
  accountBySocial,
  insertClaim,
  consumeAttempt,
  type AttemptRow,
  type ClaimRow,
  type SocialAccountRow,
} from './social-login.sql.ts';
import { suggestName } from './suggest-name.ts';

interface Context extends ChangeContext {
  readonly signin: Signin;
}

const nothing = { session: null, first: null, second: null, linked: false, provider_end: null } as const;

type FinishCall = Call<typeof endpoint>;
type Outcome = ReplyOf<typeof endpoint>;

/**
 * Completes a social login: links the provider to the caller, or creates a session for a known account, or returns a
 * registration ticket. The attempt is consumed before the provider is asked, so state and code work once.
 */
export async function finishSocial(call: FinishCall, context: Context): Promise<Outcome> {
  const service = context.signin.get(call.params.provider);
  if (service === undefined) throw refuse('social_unknown');
  const attempt = await consumeOwnAttempt(call);
  const identity = await service
    .finish({
      code: call.body.code,
      state: call.body.state,
      iss: call.body.iss,
      callbackUrl: attempt.callback_url,
      nonce: attempt.nonce,
      verifier: attempt.verifier,
      inside: attempt.is_in_app,
    })
    .catch((error: unknown) => {
      call.request.log.warn(
        { err: error, provider: call.params.provider },
        'social login provider rejected the callback',
      );
      throw refuse('social_failed');
    });
  if (attempt.account_id !== null) {
    await linkSocialLogin(call, { accountId: attempt.account_id, identity }, context);
    return { ...nothing, linked: true, redirect: attempt.redirect };
  }
  const account = await accountBySocial.first(call.db, { provider: call.params.provider, subject: identity.subject });
  return account === undefined
    ? welcome(call, { identity, attempt }, context)
    : enter(call, { account, identity, attempt }, context);
}

async function consumeOwnAttempt({ db, params, body, client, caller }: FinishCall): Promise<AttemptRow> {
  const device = clientHash(client);
  const attempt =
    device === null
      ? undefined
      : await consumeAttempt.first(db, {
          state_hash: hashToken(body.state),
          provider: params.provider,
          client_hash: device,
        });
  if (attempt === undefined) throw refuse('social_expired');
  // An attempt that a member started can be completed by that member only.
  if (attempt.account_id !== null && attempt.account_id !== caller?.id) throw refuse('social_expired');
  return attempt;
}

/**
 * Creates a session. The provider has authenticated the member, so an unknown device is only notified. An account with
 * two-step login, and a device above the limit, get a ticket for another step instead.
 */
async function enter(
  { db, params, client }: FinishCall,
  { account, identity, attempt }: { account: SocialAccountRow; identity: Identity; attempt: AttemptRow },
  context: Context,
): Promise<Outcome> {
  refuseInactive(account, context);
  const outcome = { ...nothing, redirect: attempt.redirect, provider_end: identity.endUrl };
  const needs = await nextStep(db, { account, client }, context);
  if (needs !== null) {
    const claim = { subject: identity.subject, email: null, redirect: attempt.redirect };
    return { ...outcome, second: { ticket: await issueTicket({ db, params, client }, claim, context), needs } };
  }
  const session = await context.database.transaction((tx) => openSocialSession(tx, account, client, context));
  context.nudge();
  return { ...outcome, session };
}

/** What later calls of this browser show for what the provider has confirmed. */
async function issueTicket(
  { db, params, client }: Pick<FinishCall, 'db' | 'params' | 'client'>,
  claim: ClaimRow,
  { config }: Context,
): Promise<string> {
  const ticket = generateToken();
  await insertClaim.run(db, {
    ...claim,
    ticket_hash: hashToken(ticket),
    provider: params.provider,
    client_hash: clientHash(client) ?? Buffer.alloc(0),
    minutes: config.limits.social_minutes,
  });
  return ticket;
}

/**
 * Returns a registration ticket for an unknown social login. Throws `social_address_taken` if an account has proven the
 * address: its owner, whom the provider has just confirmed, has to log in and link the provider.
 */
async function welcome(
  { db, params, client }: FinishCall,
  { identity, attempt }: { identity: Identity; attempt: AttemptRow },
  context: Context,
): Promise<Outcome> {
  const contact = identity.email === null ? null : readEmail(identity.email);
  if (contact !== null && (await provenOwner.first(db, contactKeys(contact))) !== undefined)
    throw refuse('social_address_taken');
  const claim = { subject: identity.subject, email: contact?.value ?? null, redirect: attempt.redirect };
  const ticket = await issueTicket({ db, params, client }, claim, context);
  const name = await suggestName(db, identity.name ?? contact?.value.split('@')[0] ?? null, context.config);
  return { ...nothing, first: { ticket, name }, redirect: attempt.redirect, provider_end: identity.endUrl };
}
