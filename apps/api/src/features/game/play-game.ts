import { randomBytes } from 'node:crypto';
import {
  type finishGame as finishEndpoint,
  type GameSession,
  maxScore,
  type openGame as openEndpoint,
} from '@peonia/contract/game.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { scoreProblem } from './check-score.ts';
import {
  countRounds,
  dropOpenSession,
  finishSession,
  insertSession,
  lockPlayer,
  lockSession,
  ownBest,
  storeBest,
} from './game.sql.ts';
import { isSigned, signSession } from './sign-session.ts';
import type { WeekWinners } from './week-winners.ts';

interface GameContext {
  readonly secret: string;
  readonly secrets: readonly string[];
  readonly limits: Limits;
  readonly winners: WeekWinners;
}

/** Opens a session and drops an earlier one that has no score. Throws `game_day_full` after the rounds of a UTC day. */
export async function openGame(
  { db, caller, query }: Pick<Call<typeof openEndpoint>, 'db' | 'caller' | 'query'>,
  { secret, limits }: Pick<GameContext, 'secret' | 'limits'>,
  now = Date.now(),
): Promise<GameSession> {
  const { level = 1, timed = 1 } = query;
  const member_id = caller.id;
  await lockPlayer.run(db, { member_id });
  if ((await countRounds.one(db, { member_id })).count >= limits.game_rounds_per_day) throw refuse('game_day_full');
  await dropOpenSession.run(db, { member_id });
  const event = randomBytes(16).toString('hex');
  await insertSession.run(db, { event, member_id, level, is_timed: timed === 1, opened_at: new Date(now) });
  const { best, top } = await ownBest.one(db, { member_id });
  const sig = signSession(secret, { member_id, event, ts: now });
  return { best, max: maxScore({ level, isTimed: timed === 1 }), sig, top, ts: now, event };
}

/**
 * Counts a score once. Throws `game_session` without an open session (also for a replay), `game_signature` for another
 * member's, and `game_score` or `game_too_fast` for what nobody can have played.
 */
export async function finishGame(
  { db, caller, body, afterCommit }: Pick<Call<typeof finishEndpoint>, 'db' | 'caller' | 'body' | 'afterCommit'>,
  { secrets, winners }: Pick<GameContext, 'secrets' | 'winners'>,
  now = Date.now(),
): Promise<ReplyOf<typeof finishEndpoint>> {
  const { score, event: named, ts, sig } = body;
  const member_id = caller.id;
  const isNamed = named !== undefined || ts !== undefined || sig !== undefined;
  if (isNamed && !isSigned(secrets, { member_id, event: named ?? '', ts: ts ?? 0 }, sig ?? ''))
    throw refuse('game_signature');
  const session = await lockSession.first(db, { event: named ?? null, member_id });
  if (session === undefined) throw refuse('game_session');
  const { event } = session;
  const problem = scoreProblem(session, score, now);
  if (problem !== null) throw refuse(problem);
  const { best } = await ownBest.one(db, { member_id });
  await finishSession.run(db, { event, score });
  if (score > 0) await storeBest.run(db, { member_id, score });
  afterCommit(winners.expire);
  return { best: Math.max(best, score), is_best: score > best };
}
