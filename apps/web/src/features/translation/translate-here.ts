import { countLoad, showTranslation, standingOf, type Wish } from './desk.ts';
import { findWay, translateOnDevice, type Pair } from './on-device.ts';

/** By a press, with which the browser may load what it lacks. */
export async function translateByPress(wish: Wish, text: string): Promise<void> {
  if (standingOf(wish)?.state === 'translating') return;
  showTranslation(wish, { state: 'translating' });
  try {
    const way = await findWay(text, wish.language, true);
    if (way === 'unable' || way === 'press') return showTranslation(wish, { state: way });
    if (way === 'same') return showTranslation(wish, nothing(wish, 'same'));
    await show(wish, text, way);
    countLoad();
  } catch {
    // Loading was refused or broken off; the next press tries again.
    showTranslation(wish, nothing(wish, 'failed'));
  }
}

/**
 * By itself, with what the browser has already; what it lacks waits for a press. `reads` says which languages the
 * reader reads anyway.
 */
export async function translateByItself(wish: Wish, text: string, reads: (tongue: string) => boolean): Promise<void> {
  const way = await findWay(text, wish.language, false).catch(() => 'press' as const);
  // Pressed, or begun by another look, meanwhile.
  if (typeof way === 'string' || standingOf(wish) !== undefined) return;
  if (reads(way.sourceLanguage)) return showTranslation(wish, nothing(wish, 'same'));
  showTranslation(wish, { state: 'translating' });
  await show(wish, text, way).catch(() => showTranslation(wish, nothing(wish, 'failed')));
}

async function show(wish: Wish, text: string, pair: Pair): Promise<void> {
  const made = await translateOnDevice(text, pair);
  showTranslation(wish, {
    state: 'translated',
    text: made,
    from: pair.sourceLanguage,
    to: pair.targetLanguage,
    engine: null,
  });
}

function nothing(wish: Wish, state: 'same' | 'failed') {
  return { state, text: null, from: null, to: wish.language, engine: null };
}
