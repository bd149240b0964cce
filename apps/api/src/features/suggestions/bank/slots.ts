import type { Mentions } from '../situation.ts';

/** Matches a `{mention}` of a text; has no group, so that `split` returns the words around it. */
export const slotPattern = /\{\w+\}/g;

export function slotsOf(text: string): (keyof Mentions)[] {
  return [...text.matchAll(slotPattern)].map(([slot]) => nameOf(slot));
}

export function fillSlots(text: string, mentions: Mentions): string {
  return text.replaceAll(slotPattern, (slot) => mentions[nameOf(slot)] ?? '');
}

function nameOf(slot: string): keyof Mentions {
  return slot.slice(1, -1) as keyof Mentions;
}
