import { against, combinations, doubtfulFrom, support, type Combination } from './scam-combinations.ts';
import { findRoles, type Reading } from './scam-words/find-roles.ts';
import type { Role } from './scam-words/role.ts';

type Sign = Combination['sign'];

/** So many earlier messages of the sender are read along. */
const earlierMax = 4;

const together = (sets: readonly ReadonlySet<Role>[]): Set<Role> => new Set(sets.flatMap((set) => [...set]));
const fills = (found: ReadonlySet<Role>, places: Combination['places']) =>
  places.every((place) => place.some((role) => found.has(role)));

/** The signs of a message by what its words do together, read with what the same sender wrote right before. */
export function scoreConversation(readings: readonly Reading[], earlier: readonly string[] = []): Sign[] {
  const before = earlier.slice(-earlierMax).map((text) => findRoles(text));
  return [...new Set(readings.flatMap((reading) => signsOf(reading, before)))];
}

function signsOf({ language, sentences }: Reading, before: readonly Reading[][]): Sign[] {
  const message = together(sentences);
  // Whatever is doubted, the message brings a part of it.
  if (message.size === 0) return [];
  const talk = together([
    message,
    ...before.flatMap((readings) =>
      readings.filter((one) => one.language === language).flatMap((one) => one.sentences),
    ),
  ]);
  const weights = new Map<Sign, number>();
  const add = (sign: Sign, weight: number) => weights.set(sign, (weights.get(sign) ?? 0) + weight);
  for (const { sign, within, places, weight } of combinations) {
    const holds =
      within === 'sentence'
        ? sentences.some((sentence) => fills(sentence, places))
        : within === 'message'
          ? fills(message, places)
          : fills(talk, places) && adds(message, places);
    if (holds) add(sign, weight);
  }
  for (const [role, { sign, weight }] of Object.entries(support))
    if (weights.has(sign) && talk.has(role as Role)) add(sign, weight);
  const less = Object.entries(against).reduce(
    (sum, [role, weight]) => sum + (message.has(role as Role) ? weight : 0),
    0,
  );
  return [...weights].flatMap(([sign, weight]) => (weight - less >= doubtfulFrom ? [sign] : []));
}

/** What was said before is doubted by itself; this message has to bring a part of it. */
const adds = (message: ReadonlySet<Role>, places: Combination['places']) =>
  places.some((place) => place.some((role) => message.has(role)));

const parts = combinations.filter(({ within }) => within === 'talk');

/** Whether what was written before could make a message doubtful: it has half of what one combination takes. */
export function dependsOnConversation(readings: readonly Reading[]): boolean {
  return readings.some(({ sentences }) => {
    const message = together(sentences);
    if (message.size === 0) return false;
    return parts.some(
      ({ places }) => places.filter((place) => place.some((role) => message.has(role))).length * 2 >= places.length,
    );
  });
}
