import type { Suggestion } from '@peonia/contract/suggestions.ts';
import type { Situation } from '../situation.ts';
import { banks } from './bank.ts';
import { replyKind } from './reply-kind.ts';
import { fillSlots, slotsOf } from './slots.ts';

/** As many texts as a call answers. */
export const TEXTS = 3;

/**
 * Three matching texts of the bank. Two mention a fact of the reader if there is one; `turn` increases with every call,
 * so that texts repeat only after all were used.
 */
export function pickTexts({ mode, own, other, mentions, talk }: Situation, turn: number): Suggestion[] {
  const textsIn = (language: Situation['own']) =>
    mode === 'bio'
      ? banks[language].bio
      : mode === 'opener'
        ? banks[language].opener
        : banks[language].reply[replyKind(talk)];
  const texts = textsIn(own);
  const there = textsIn(other ?? own);
  const fitting = texts
    .map((_, place) => place)
    .filter((place) =>
      slotsOf(texts[place] ?? '').every(
        (name) => mentions.own[name] !== undefined && mentions.other[name] !== undefined,
      ),
    );
  const personal = fitting.filter((place) => slotsOf(texts[place] ?? '').length > 0);
  const plain = fitting.filter((place) => !personal.includes(place));
  const ofThem = takeFrom(personal, Math.min(2, personal.length), turn);
  const chosen = [...ofThem, ...takeFrom(plain, TEXTS - ofThem.length, turn)];
  return chosen.map((place) => ({
    text: fillSlots(texts[place] ?? '', mentions.own),
    language: own,
    other: other === null ? null : { text: fillSlots(there[place] ?? '', mentions.other), language: other },
  }));
}

/** `count` items of a circular list, after `turn` earlier calls. */
export function takeFrom<T>(list: readonly T[], count: number, turn: number): T[] {
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, place) => list[(turn * count + place) % list.length] as T,
  );
}
