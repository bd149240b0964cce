import { planDeviceTranslation, translateOnDevice, type Pair } from './device-translator.ts';
import { languageLoaded, setTranslationStatus, translationStatus, type Wish } from './translation-requests.ts';

/** Translates after a press, which allows the browser to load a language pack. */
export async function translateByPress(wish: Wish, text: string): Promise<void> {
  if (translationStatus(wish)?.state === 'translating') return;
  setTranslationStatus(wish, { state: 'translating' });
  try {
    const way = await planDeviceTranslation(text, wish.language, true);
    if (way === 'unable' || way === 'press') return setTranslationStatus(wish, { state: way });
    if (way === 'same') return setTranslationStatus(wish, nothing(wish, 'same'));
    await show(wish, text, way);
    languageLoaded();
  } catch {
    // Loading was refused or interrupted; the next press retries.
    setTranslationStatus(wish, nothing(wish, 'failed'));
  }
}

/** Translates automatically with loaded packs only. `reads` tells whether the reader speaks a language. */
export async function translateAutomatically(
  wish: Wish,
  text: string,
  reads: (tongue: string) => boolean,
): Promise<void> {
  const way = await planDeviceTranslation(text, wish.language, false).catch(() => 'press' as const);
  // Meanwhile requested by a press or another element.
  if (typeof way === 'string' || translationStatus(wish) !== undefined) return;
  if (reads(way.sourceLanguage)) return setTranslationStatus(wish, nothing(wish, 'same'));
  setTranslationStatus(wish, { state: 'translating' });
  await show(wish, text, way).catch(() => setTranslationStatus(wish, nothing(wish, 'failed')));
}

async function show(wish: Wish, text: string, pair: Pair): Promise<void> {
  const made = await translateOnDevice(text, pair);
  setTranslationStatus(wish, {
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
