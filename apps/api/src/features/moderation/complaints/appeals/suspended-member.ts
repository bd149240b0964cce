import type {
  downloadSuspendedExport as downloadEndpoint,
  readSuspendedMember as readEndpoint,
  setSuspendedErasure as erasureEndpoint,
  startSuspendedExport as startEndpoint,
  SuspendedMember,
} from '@peonia/contract/moderation/suspended-member.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { BlobStore } from '../../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../../platform/db/statement.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { FileReply } from '../../../../platform/http/replies/file-reply.ts';
import {
  openExport,
  readLatestExport,
  readSuspendedAccount,
  requestExport,
  setSuspendedErasure,
} from '../../../accounts/public.ts';
import { complaintById } from '../complaint.sql.ts';
import { readAppealToken } from './appeal-token.ts';

interface Context {
  readonly secrets: readonly string[];
  readonly limits: Limits;
  readonly blobs: BlobStore;
  wake(): void;
}

/** What the link of the mail about a suspension allows besides the appeal. Decision 46. */
export async function readSuspendedMember(
  { db, body }: Call<typeof readEndpoint>,
  context: Context,
): Promise<SuspendedMember> {
  return stateOf(db, await memberOf(db, body.token, context));
}

export async function startSuspendedExport(
  { db, body, afterCommit }: Call<typeof startEndpoint>,
  context: Context,
): Promise<SuspendedMember> {
  const member = await memberOf(db, body.token, context);
  await requestExport(db, { memberId: member.id, language: member.language }, context.limits);
  afterCommit(context.wake);
  return stateOf(db, member);
}

export async function downloadSuspendedExport(
  { db, body }: Call<typeof downloadEndpoint>,
  context: Context,
): Promise<FileReply> {
  const member = await memberOf(db, body.token, context);
  const archive = await readLatestExport(db, member.id);
  if (archive === null || !archive.ready) throw refuse('export_gone');
  return openExport(db, { id: archive.id, memberId: member.id, name: member.name }, context.blobs);
}

/** Asks for the deletion of the account, or withdraws it. An open case about the member delays the deletion. */
export async function setErasure(
  { db, body }: Call<typeof erasureEndpoint>,
  context: Context,
): Promise<SuspendedMember> {
  const { id } = await memberOf(db, body.token, context);
  const days = context.limits.closed_account_days;
  await setSuspendedErasure(db, { id, wanted: body.wanted, days });
  return stateOf(db, await memberOf(db, body.token, context));
}

type Member = NonNullable<Awaited<ReturnType<typeof readSuspendedAccount>>> & { readonly id: number };

/** The member of a token. Throws `link_invalid` unless this decision suspended them and they still are suspended. */
async function memberOf(db: Db, token: string, { secrets, limits }: Context): Promise<Member> {
  const claim = readAppealToken(secrets, token);
  const decision = claim === null ? undefined : await complaintById.first(db, { id: claim.id });
  if (claim === null || decision?.accused_id !== claim.member_id || decision.state !== 'upheld')
    throw refuse('link_invalid');
  const account = await readSuspendedAccount(db, claim.member_id, limits.closed_account_days);
  if (account === undefined) throw refuse('link_invalid');
  return { ...account, id: claim.member_id };
}

async function stateOf(db: Db, member: Member): Promise<SuspendedMember> {
  const archive = await readLatestExport(db, member.id);
  return {
    name: member.name,
    erase_at: member.erase_at?.toISOString() ?? null,
    archive:
      archive === null ? null : { ready: archive.ready, percent: archive.percent, expires_at: archive.expires_at },
  };
}
