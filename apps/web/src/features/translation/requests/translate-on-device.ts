import { planDeviceTranslation, translateOnDevice, type LanguagePair } from './device-translator.ts';
import {
  languageLoaded,
  thisBrowser,
  setTranslationStatus,
  translationStatus,
  type TranslationRequest,
} from './translation-requests.ts';

/** Translates after a press, which allows the browser to load a language pack. */
export async function translateByPress(request: TranslationRequest, text: string): Promise<void> {
  if (translationStatus(request)?.state === 'translating') return;
  setTranslationStatus(request, { state: 'translating', isPressed: true });
  try {
    const plan = await planDeviceTranslation(text, request.language, true);
    if (plan === 'unable' || plan === 'press') return setTranslationStatus(request, { state: plan });
    if (plan === 'same') return setTranslationStatus(request, nothing(request, 'same'));
    await show(request, text, plan);
    languageLoaded();
  } catch {
    // Loading was refused or interrupted; the next press retries.
    setTranslationStatus(request, nothing(request, 'failed'));
  }
}

/** Translates automatically with loaded packs only. `reads` tells whether the reader speaks a language. */
export async function translateAutomatically(
  request: TranslationRequest,
  text: string,
  reads: (code: string) => boolean,
): Promise<void> {
  const plan = await planDeviceTranslation(text, request.language, false).catch(() => 'press' as const);
  if (typeof plan === 'string') return;
  const status = translationStatus(request);
  // Meanwhile requested by a press or another element.
  if (status !== undefined && status.state !== 'closed') return;
  if (reads(plan.sourceLanguage)) return setTranslationStatus(request, nothing(request, 'same'));
  setTranslationStatus(request, { state: 'translating', isPressed: false });
  await show(request, text, plan).catch(() => setTranslationStatus(request, nothing(request, 'failed')));
}

async function show(request: TranslationRequest, text: string, pair: LanguagePair): Promise<void> {
  const made = await translateOnDevice(text, pair);
  setTranslationStatus(request, {
    state: 'translated',
    text: made,
    from: pair.sourceLanguage,
    to: pair.targetLanguage,
    engine: thisBrowser,
  });
}

function nothing(request: TranslationRequest, state: 'same' | 'failed') {
  return { state, text: null, from: null, to: request.language, engine: null };
}
