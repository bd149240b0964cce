import type { setLike as endpoint } from '@peonia/contract/social.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { maySee, readStanding } from '../privacy/public.ts';
import { hasFinished, type Cards } from '../profiles/public.ts';
import { deleteLike, insertLike, likedReader, likeExists } from './like.sql.ts';

interface Answer {
  liked: boolean;
  mutual: boolean;
}

/** Likes a member or takes the like back; twice is once. The other hears of it if they may be shown the caller. */
export async function setLike(call: Call<typeof endpoint>, cards: Cards): Promise<Answer> {
  const { caller, body } = call;
  if (body.user_id === caller.id) throw refuse('message_to_self');
  return body.liked === false ? takeBack(call) : like(call, cards);
}

async function like({ db, caller, body, emit }: Call<typeof endpoint>, cards: Cards): Promise<Answer> {
  const likedId = body.user_id;
  if (!(await hasFinished.one(db, { member_id: caller.id })).finished) throw refuse('steps_missing');
  const standing = await readStanding(db, caller, likedId);
  const canBeLiked = maySee(standing) && !standing.i_block && (await hasFinished.one(db, { member_id: likedId })).finished;
  if (!canBeLiked) throw refuse('not_found');

  const isNew = (await insertLike.first(db, { member_id: caller.id, liked_id: likedId })) !== undefined;
  const mutual = (await likeExists.one(db, { member_id: likedId, liked_id: caller.id })).liked;
  const reader = isNew ? await likedReader.first(db, { liked_id: likedId, member_id: caller.id }) : undefined;
  if (reader?.may_know === true) {
    const [user] = await cards.list(db, { id: likedId }, [caller.id], reader.language as Language);
    if (user !== undefined) emit(likedId, 'like.made', { user, mutual });
  }
  return { liked: true, mutual };
}

/** Needs no look at who may see whom: what is not there answers like what was taken back. */
async function takeBack({ db, caller, body, emit }: Call<typeof endpoint>): Promise<Answer> {
  const reader = await likedReader.first(db, { liked_id: body.user_id, member_id: caller.id });
  const gone = await deleteLike.first(db, { member_id: caller.id, liked_id: body.user_id });
  if (gone !== undefined && reader?.may_know === true) emit(body.user_id, 'like.unmade', { user_id: caller.id, count: gone.was_seen ? 0 : 1 });
  return { liked: false, mutual: false };
}
