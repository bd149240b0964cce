import { createHash } from 'node:crypto';
import type { confirmSocial as endpoint } from '@peonia/contract/accounts/account-social.ts';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accountById } from '../account.sql.ts';
import { requireLoginCode, type LoginCodeContext } from '../login/require-login-code.ts';
import { normalized } from '../second-step/accept-code.ts';
import { checkSecondStep, type SecondStepContext } from '../second-step/check-second-step.ts';
import { clientHash } from '../sessions/create-session.ts';
import { hashToken } from '../sessions/session-token.ts';
import { deleteSessionsSince } from '../sessions/session.sql.ts';
import { nextStep, openSocialSession, refuseInactive } from './open-social-session.ts';
import type { Signin } from './providers/open-signin.ts';
import { tryTicket, useTicket, type TicketRow } from './social-login.sql.ts';

type Context = LoginCodeContext & SecondStepContext & { readonly signin: Signin };
type ConfirmCall = Call<typeof endpoint>;

/**
 * Creates the session of a social login with the code that it needs. A ticket begins one session and ends after five
 * tries. Its code may be repeated within minutes and gives a session in place of the one whose token was lost. Without
 * a code it throws `second_step_required`, or `login_devices_exceeded` once a code has been sent. Decision 480.
 */
export async function confirmSocial(call: ConfirmCall, context: Context): Promise<Session> {
  const { db, params, body, client } = call;
  const { limits } = context.config;
  if (!context.signin.has(params.provider)) throw refuse('social_unknown');
  const device = clientHash(client);
  if (device === null) throw refuse('social_expired');
  const ticket_hash = hashToken(body.ticket);
  const code = body.second_code ?? body.code ?? '';
  const code_hash = createHash('sha256').update(normalized(code)).digest();
  const account = await tryTicket.first(db, {
    ticket_hash,
    provider: params.provider,
    client_hash: device,
    code_hash,
    counted: code === '' ? 0 : 1,
    tries: limits.code_tries,
    minutes: limits.code_repeat_minutes,
  });
  if (account === undefined) throw refuse('social_expired');
  refuseInactive(account, context);
  if (account.used_at !== null) return repeatSession(account, account.used_at, call, context);
  await requireCode(account, call, context);
  const session = await context.database.transaction(async (tx) => {
    if ((await useTicket.run(tx, { ticket_hash, code_hash })) === 0) throw refuse('social_expired');
    return openSocialSession(tx, account, client, context);
  });
  context.nudge();
  return session;
}

/** The try is committed first. The second step proves more than a code by mail does. */
async function requireCode(account: TicketRow, { db, body, client }: ConfirmCall, context: Context): Promise<void> {
  const needs = await nextStep(db, { account, client }, context);
  if (needs === 'second_code') await checkSecondStep({ id: account.id, code: body.second_code, client }, context);
  if (needs !== 'code') return;
  const owner = await accountById.one(db, { id: account.id });
  await requireLoginCode(db, { need: 'devices', owner, code: body.code, client }, context);
}

/** Throws `social_expired` where the session has ended, such as by a logout. */
async function repeatSession(
  account: TicketRow,
  since: Date,
  { client }: ConfirmCall,
  context: Context,
): Promise<Session> {
  if (!account.is_repeatable) throw refuse('social_expired');
  return context.database.transaction(async (tx) => {
    const lost = await deleteSessionsSince.all(tx, { account_id: account.id, client_hash: clientHash(client), since });
    if (lost.length === 0) throw refuse('social_expired');
    return openSocialSession(tx, account, client, context);
  });
}
