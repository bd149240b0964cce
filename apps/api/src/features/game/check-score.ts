import { pairFastest, pairsFor } from '@peonia/contract/game.ts';
import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import type { SessionRow } from './game.sql.ts';

/** A session counts for so long after it was opened, pauses included. */
const sessionMinutes = 30;

/** Why the score of a session cannot be right at this time (Unix milliseconds); null if it can. */
export function scoreProblem(
  { level, is_timed, opened_at }: SessionRow,
  score: number,
  now: number,
): Extract<ErrorName, 'game_session' | 'game_score' | 'game_too_fast'> | null {
  const elapsed = now - opened_at.getTime();
  if (elapsed > sessionMinutes * 60_000) return 'game_session';
  const pairs = pairsFor(score, { level, isTimed: is_timed });
  if (pairs === null) return 'game_score';
  return elapsed < pairs * pairFastest ? 'game_too_fast' : null;
}
