import { gamePairs, gameStreak, levelSeconds, pairFastest, pairPoints, secondPoints } from '@peonia/contract/game.ts';

/** A phrase on the board; two with the same `pair` mean the same. */
interface PhraseCard {
  readonly pair: number;
  readonly side: 'own' | 'other';
  readonly text: string;
}

export interface Round {
  readonly level: number;
  readonly isTimed: boolean;
  readonly phase: 'playing' | 'paused' | 'done' | 'over';
  readonly cards: readonly PhraseCard[];
  /** Index of the chosen card. */
  readonly chosen: number | null;
  /** Indexes of the two cards that did not match, until the next press. */
  readonly wrong: readonly number[];
  /** Index of the card that a hint shows. */
  readonly hinted: number | null;
  readonly found: readonly number[];
  /** Pairs in a row without a miss. */
  readonly streak: number;
  readonly longest: number;
  readonly misses: number;
  readonly hints: number;
  readonly score: number;
  /** Seconds left; counts up without a time limit. */
  readonly seconds: number;
}

export type RoundAction =
  | { readonly type: 'press'; readonly index: number }
  | { readonly type: 'hint' }
  | { readonly type: 'tick' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' };

interface Setup {
  readonly level: number;
  readonly isTimed: boolean;
  readonly own: readonly string[];
  readonly other: readonly string[];
  readonly random?: () => number;
}

/** A new round with pairs drawn from the phrases of the level; the columns change between the two languages. */
export function newRound({ level, isTimed, own, other, random = Math.random }: Setup): Round {
  const pairs = shuffle(
    own.map((_, index) => index),
    random,
  ).slice(0, gamePairs);
  const left = shuffle(pairs, random);
  const right = shuffle(pairs, random);
  const cards = left.flatMap((pair, index): PhraseCard[] => {
    const partner = right[index] ?? pair;
    return [
      { pair, side: 'own', text: own[pair] ?? '' },
      { pair: partner, side: 'other', text: other[partner] ?? '' },
    ];
  });
  return {
    level,
    isTimed,
    phase: 'playing',
    cards,
    chosen: null,
    wrong: [],
    hinted: null,
    found: [],
    streak: 0,
    longest: 0,
    misses: 0,
    hints: 2,
    score: 0,
    seconds: isTimed ? levelSeconds(level) : 0,
  };
}

/** The rules of a round. */
export function reduceRound(round: Round, action: RoundAction): Round {
  if (action.type === 'resume') return round.phase === 'paused' ? { ...round, phase: 'playing' } : round;
  if (round.phase !== 'playing') return round;
  switch (action.type) {
    case 'pause':
      return { ...round, phase: 'paused', chosen: null, wrong: [], hinted: null };
    case 'tick':
      return tick(round);
    case 'hint':
      return giveHint(round);
    case 'press':
      return press(round, action.index);
  }
}

function tick(round: Round): Round {
  const seconds = round.seconds + (round.isTimed ? -1 : 1);
  return round.isTimed && seconds <= 0 ? { ...round, seconds: 0, phase: 'over' } : { ...round, seconds };
}

function press(round: Round, index: number): Round {
  const card = round.cards[index];
  if (card === undefined || round.found.includes(card.pair)) return round;
  const before = round.chosen === null ? undefined : round.cards[round.chosen];
  if (round.chosen === index) return { ...round, chosen: null, wrong: [], hinted: null };
  if (before === undefined || before.side === card.side) return { ...round, chosen: index, wrong: [], hinted: null };
  if (before.pair !== card.pair)
    return {
      ...round,
      chosen: null,
      wrong: [round.chosen ?? index, index],
      hinted: null,
      streak: 0,
      misses: round.misses + 1,
    };
  const points = pairPoints(round.level) * (round.streak >= gameStreak ? 2 : 1);
  const streak = round.streak + 1;
  return finish({
    ...round,
    chosen: null,
    wrong: [],
    hinted: null,
    found: [...round.found, card.pair],
    streak,
    longest: Math.max(round.longest, streak),
    score: round.score + points,
  });
}

/** Adds the points of the seconds left once all pairs are found. */
function finish(round: Round): Round {
  if (round.found.length < gamePairs) return round;
  const fastest = Math.floor(levelSeconds(round.level) - (gamePairs * pairFastest) / 1_000);
  const bonus = round.isTimed ? secondPoints * Math.min(round.seconds, fastest) : 0;
  return { ...round, phase: 'done', score: round.score + bonus };
}

/** Chooses a phrase that is open, and shows its partner; the row of pairs ends. */
function giveHint(round: Round): Round {
  const open = round.cards.findIndex(({ pair }) => !round.found.includes(pair));
  const first = round.chosen ?? open;
  const pair = round.cards[first]?.pair;
  if (round.hints === 0 || pair === undefined) return round;
  const hinted = round.cards.findIndex((card, index) => card.pair === pair && index !== first);
  return { ...round, hints: round.hints - 1, streak: 0, chosen: first, wrong: [], hinted };
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let end = mixed.length - 1; end > 0; end -= 1) {
    const other = Math.floor(random() * (end + 1));
    [mixed[end], mixed[other]] = [mixed[other] as T, mixed[end] as T];
  }
  return mixed;
}
