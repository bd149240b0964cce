import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { setLike as endpoint } from '@peonia/contract/social/social.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { maySee, readAccessFacts } from '../../privacy/public.ts';
import { hasFinished, type Cards } from '../../profiles/public.ts';
import { addNote, deleteLike, insertLike, likedReader, likeExists, takeNote } from './like.sql.ts';

interface Answer {
  liked: boolean;
  mutual: boolean;
}
interface Context {
  readonly cards: Cards;
  readonly limits: Limits;
}
type LikeCall = Call<typeof endpoint>;

/** Likes a member or removes the like; idempotent. The other gets an event if they may see the caller. */
export async function setLike(call: LikeCall, context: Context): Promise<Answer> {
  const { caller, body } = call;
  if (body.user_id === caller.id) throw refuse('message_to_self');
  return body.liked === false ? takeBack(call) : like(call, context);
}

async function like(call: LikeCall, { cards, limits }: Context): Promise<Answer> {
  const { db, caller, body, emit } = call;
  const likedId = body.user_id;
  if (!(await hasFinished.one(db, { member_id: caller.id })).finished) throw refuse('steps_missing');
  const access = await readAccessFacts(db, caller, likedId);
  const canBeLiked = maySee(access) && !access.i_block && (await hasFinished.one(db, { member_id: likedId })).finished;
  if (!canBeLiked) throw refuse('not_found');

  const note = body.note?.trim() || null;
  const count = await writeLike(call, note);
  if (count !== null && note !== null) {
    const isCounted = await takeNote.first(db, {
      member_id: caller.id,
      most: entitlementsOf(caller, limits).like_notes_per_day,
    });
    if (isCounted === undefined) throw refuse('like_notes_used_up');
  }
  const mutual = (await likeExists.one(db, { member_id: likedId, liked_id: caller.id })).liked;
  const reader = count === null ? undefined : await likedReader.first(db, { liked_id: likedId, member_id: caller.id });
  if (count !== null && reader?.may_know === true) {
    const [user] = await cards.list(db, { id: likedId }, [caller.id], reader.language as Language);
    if (user !== undefined) emit(likedId, 'like.made', { user, mutual, note, count });
  }
  return { liked: true, mutual };
}

/** The change of the other's counter; null where nothing changed. */
async function writeLike({ db, caller, body }: LikeCall, note: string | null): Promise<number | null> {
  const relationship = { member_id: caller.id, liked_id: body.user_id };
  if ((await insertLike.first(db, { ...relationship, note })) !== undefined) return 1;
  const added = note === null ? undefined : await addNote.first(db, { ...relationship, note });
  return added === undefined ? null : Number(added.was_seen);
}

/** Needs no access check: removing a missing like has no effect. */
async function takeBack({ db, caller, body, emit }: LikeCall): Promise<Answer> {
  const reader = await likedReader.first(db, { liked_id: body.user_id, member_id: caller.id });
  const gone = await deleteLike.first(db, { member_id: caller.id, liked_id: body.user_id });
  if (gone !== undefined && reader?.may_know === true)
    emit(body.user_id, 'like.unmade', { user_id: caller.id, count: gone.was_seen ? 0 : 1 });
  return { liked: false, mutual: false };
}
