/** Both answers to one question that two members have answered by choice. */
export interface SharedAnswer {
  /** Places of the choices, from 0. */
  readonly mine: number;
  readonly theirs: number;
  /** How much it matters to each that the other answers alike: 1 to 3. */
  readonly my_weight: number;
  readonly their_weight: number;
  /** How many choices the question has. */
  readonly choices: number;
  /** The choices stand in an order: neighbours are nearly alike. */
  readonly is_scale: boolean;
}

/** Fewer shared questions than this say nothing about two people. */
export const sharedAtLeast = 5;

/** How alike two answers are, from 0 to 1: the same or not, or on a scale how near. */
export function similarityOf({
  mine,
  theirs,
  choices,
  is_scale,
}: Pick<SharedAnswer, 'mine' | 'theirs' | 'choices' | 'is_scale'>): number {
  if (mine === theirs) return 1;
  return is_scale && choices > 1 ? Math.max(0, 1 - Math.abs(mine - theirs) / (choices - 1)) : 0;
}

/**
 * How well the answers of two members match, in whole per cent, the same from both sides: the mean of how alike they
 * are, each question counting as much as it matters to the two together. Null where they share too few.
 */
export function matchPercent(shared: readonly SharedAnswer[]): number | null {
  if (shared.length < sharedAtLeast) return null;
  const weights = shared.map(({ my_weight, their_weight }) => my_weight + their_weight);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const alike = shared.reduce((sum, answer, place) => sum + similarityOf(answer) * (weights[place] ?? 0), 0);
  return Math.round((100 * alike) / whole);
}
