import type { Message } from '@peonia/contract/chat.ts';

/** Messages of a stretch: a little more than fills a screen, so that few of them are ever drawn at once. */
const LENGTH = 24;

/** Neighbouring messages that are drawn, measured and left out together; in the order they were sent. */
export interface Stretch {
  readonly key: number;
  readonly messages: readonly Message[];
}

/**
 * The loaded messages, newest first, as stretches, oldest first. They are cut by number, so a new message or an older
 * page changes one of them at most; the others stay the same objects, and nothing of theirs is drawn anew.
 */
export function splitStretches(newestFirst: readonly Message[], before: readonly Stretch[]): readonly Stretch[] {
  const known = new Map(before.map((stretch) => [stretch.key, stretch]));
  const stretches: Stretch[] = [];
  let messages: Message[] = [];
  for (let place = newestFirst.length - 1; place >= 0; place -= 1) {
    const message = newestFirst[place];
    if (message === undefined) continue;
    messages.push(message);
    const key = keyOf(message.seq);
    const next = newestFirst[place - 1];
    if (next !== undefined && keyOf(next.seq) === key) continue;
    const old = known.get(key);
    stretches.push(old !== undefined && isSame(old.messages, messages) ? old : { key, messages });
    messages = [];
  }
  return stretches;
}

/** The stretch that a message belongs to. */
export function keyOf(seq: number): number {
  return Math.floor(seq / LENGTH);
}

function isSame(one: readonly Message[], other: readonly Message[]): boolean {
  return one.length === other.length && one.every((message, place) => message === other[place]);
}
