import type { Static } from 'typebox';
import type * as schema from './game.schema.ts';
import { endpoint } from './protocol/endpoint.ts';

export const gameLevels = 13;
/** Pairs of one round. */
export const gamePairs = 8;
/** After so many pairs without a miss each further one counts double. */
export const gameStreak = 3;
/** Points of a whole second that is left after the last pair. */
export const secondPoints = 2;
/** Nobody finds a pair faster, in milliseconds. */
export const pairFastest = 700;

export const boardPeriods = ['day', 'week', 'all'] as const;
export const boardCircles = ['all', 'friends'] as const;

export type BoardPeriod = (typeof boardPeriods)[number];
export type BoardCircle = (typeof boardCircles)[number];
export type GameSession = Static<typeof schema.GameSession>;
export type GameBoard = Static<typeof schema.GameBoard>;

interface Round {
  readonly level: number;
  readonly isTimed: boolean;
}

/** Points of one pair. */
export function pairPoints(level: number): number {
  return 40 + 10 * level;
}

/** Seconds for a level: 90 at first, 30 at last. */
export function levelSeconds(level: number): number {
  return 95 - 5 * level;
}

/** The most that a round can bring: no miss, at the fastest. */
export function maxScore(round: Round): number {
  const doubles = gamePairs - gameStreak;
  return pairPoints(round.level) * (gamePairs + doubles) + mostBonus(round);
}

/**
 * How many pairs a score needs at least; null if no round ends with it. A round ends with some of its pairs, of which
 * those after a streak count double, and after all of them with points for the seconds left.
 */
export function pairsFor(score: number, round: Round): number | null {
  const points = pairPoints(round.level);
  for (let pairs = 0; pairs <= gamePairs; pairs += 1)
    for (let doubles = 0; doubles <= Math.max(0, pairs - gameStreak); doubles += 1) {
      const rest = score - points * (pairs + doubles);
      const isBonus = pairs === gamePairs && rest <= mostBonus(round) && rest % secondPoints === 0;
      if (rest === 0 || (rest > 0 && isBonus)) return pairs;
    }
  return null;
}

function mostBonus({ level, isTimed }: Round): number {
  return isTimed ? secondPoints * Math.floor(levelSeconds(level) - (gamePairs * pairFastest) / 1_000) : 0;
}

type Schemas = typeof schema.gameSchemas;

export const openGame = endpoint<Schemas['openGame']>({
  method: 'GET',
  path: '/game',
  audience: 'member',
  idempotency: 'once',
  flag: 'game',
});

export const finishGame = endpoint<Schemas['finishGame']>({
  method: 'POST',
  path: '/game',
  audience: 'member',
  idempotency: 'once',
});

export const getGameBoard = endpoint<Schemas['getGameBoard']>({
  method: 'GET',
  path: '/game/board',
  audience: 'member',
  idempotency: 'safe',
});
