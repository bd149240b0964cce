import type { appealByLetter, appealComplaint as endpoint } from '@peonia/contract/moderation/complaints.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Db } from '../../../../platform/db/statement.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { complaintById, putAppeal } from '../complaint.sql.ts';
import { readAppealToken } from './appeal-token.ts';

interface Appeal {
  readonly id: number;
  readonly member_id: number;
  readonly content: string;
}

/** Appeals a decision. The database allows one appeal of the losing side. */
export function appealComplaint({ db, caller, params, body }: Call<typeof endpoint>, limits: Limits): Promise<object> {
  return appeal(db, { id: params.id, member_id: caller.id, content: body.content }, limits);
}

/** The same from the mail about a suspension: a suspended member cannot log in. */
export function appealFromLetter(
  { db, body }: Call<typeof appealByLetter>,
  { secrets, limits }: { secrets: readonly string[]; limits: Limits },
): Promise<object> {
  const claim = readAppealToken(secrets, body.token);
  if (claim === null) throw refuse('link_invalid');
  return appeal(db, { ...claim, content: body.content }, limits);
}

async function appeal(db: Db, { id, member_id, content }: Appeal, { appeal_days: days }: Limits): Promise<object> {
  const words = trimText(content);
  if (words === '') throw refuse('input_invalid', { field: 'content' });
  const row = await complaintById.first(db, { id });
  const isOwn =
    row !== undefined &&
    (row.member_id === member_id ||
      (row.accused_id === member_id && (row.state === 'upheld' || row.appealed_by === member_id)));
  if (!isOwn) throw refuse('not_found');
  if ((await putAppeal.first(db, { id, member_id, content: words, days })) === undefined)
    throw refuse('appeal_over', { days });
  return {};
}
