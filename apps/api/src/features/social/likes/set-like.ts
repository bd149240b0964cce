import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { setLike as endpoint } from '@peonia/contract/social/social.ts';
import { warningOf } from '@peonia/core/scam/is-suspicious.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accessFactsOf, maySee } from '../../privacy/public.ts';
import { hasFinished, type Cards } from '../../profiles/public.ts';
import type { LikeNote } from '../hooks.ts';
import { addNote, deleteLike, insertLike, likedReader, readLikeContext, takeNote } from './like.sql.ts';

interface Answer {
  liked: boolean;
  mutual: boolean;
}
interface Context {
  readonly cards: Cards;
  readonly limits: Limits;
  noteSaved(db: Db, note: LikeNote): Promise<void>;
}
type LikeCall = Call<typeof endpoint>;

/** Likes a member or removes the like; idempotent. The other gets an event if they may see the caller. */
export async function setLike(call: LikeCall, context: Context): Promise<Answer> {
  const { caller, body } = call;
  if (body.user_id === caller.id) throw refuse('message_to_self');
  return body.liked === false ? takeBack(call) : like(call, context);
}

async function like(call: LikeCall, { cards, limits, noteSaved }: Context): Promise<Answer> {
  const { db, caller, body, emit } = call;
  const likedId = body.user_id;
  const language = await readLikable(call);
  const note = trimText(body.note ?? '') || null;
  const [{ count, mutual }, [user]] = await Promise.all([
    writeLike(call, note),
    language === null ? [] : cards.list(db, { id: likedId }, [caller.id], language),
  ]);
  if (count !== null && note !== null) {
    const isCounted = await takeNote.first(db, {
      member_id: caller.id,
      most: entitlementsOf(caller, limits).like_notes_per_day,
    });
    if (isCounted === undefined) throw refuse('like_notes_used_up');
    await noteSaved(db, { author_id: caller.id, receiver_id: likedId, words: note });
  }
  if (count !== null && user !== undefined)
    emit(likedId, 'like.made', { user, mutual, note, ...warningOf(note ?? ''), count });
  return { liked: true, mutual };
}

/** Returns the other's language where they may see the caller, else null. Throws a refusal where no like is allowed. */
async function readLikable({ db, caller, body }: LikeCall): Promise<Language | null> {
  const row = await readLikeContext.first(db, { reader: caller.id, member: body.user_id });
  const hasFinishedSteps = row?.i_finished ?? (await hasFinished.one(db, { member_id: caller.id })).finished;
  if (!hasFinishedSteps) throw refuse('steps_missing');
  const access = accessFactsOf(row, caller, body.user_id);
  if (row === undefined || !maySee(access) || access.i_block || !row.they_finished) throw refuse('not_found');
  return row.may_know === true ? (row.language as Language) : null;
}

/** The change of the other's counter, null where nothing changed; and whether the other likes the caller. */
async function writeLike(
  { db, caller, body }: LikeCall,
  note: string | null,
): Promise<{ count: number | null; mutual: boolean }> {
  const relationship = { member_id: caller.id, liked_id: body.user_id };
  const { is_new, mutual } = await insertLike.one(db, { ...relationship, note });
  if (is_new) return { count: 1, mutual };
  const added = note === null ? undefined : await addNote.first(db, { ...relationship, note });
  return { count: added === undefined ? null : Number(added.was_seen), mutual };
}

/** Needs no access check: removing a missing like has no effect. */
async function takeBack({ db, caller, body, emit }: LikeCall): Promise<Answer> {
  const relationship = { member_id: caller.id, liked_id: body.user_id };
  const [reader, gone] = await Promise.all([likedReader.first(db, relationship), deleteLike.first(db, relationship)]);
  if (gone !== undefined && reader?.may_know === true)
    emit(body.user_id, 'like.unmade', { user_id: caller.id, count: gone.was_seen ? 0 : 1 });
  return { liked: false, mutual: false };
}
