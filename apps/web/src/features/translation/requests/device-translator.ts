import { parseEmoji } from '@peonia/core/emoji.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';
import { baseLanguage } from '../readable-languages.ts';

/** Availability in the browser's translator API. `downloadable` and `downloading` need a user gesture. */
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

/** Source and target language, as BCP 47 tags. */
export interface LanguagePair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

interface DeviceTranslator {
  translate(text: string): Promise<string>;
  destroy(): void;
}

interface DeviceDetector {
  detect(text: string): Promise<readonly { readonly detectedLanguage?: string }[]>;
  destroy(): void;
}

/** The browser's built-in translator, if any. Texts do not leave the device. */
interface Device {
  readonly Translator?: {
    availability(pair: LanguagePair): Promise<Availability>;
    create(pair: LanguagePair): Promise<DeviceTranslator>;
  };
  readonly LanguageDetector?: { availability(): Promise<Availability>; create(): Promise<DeviceDetector> };
}

const { Translator, LanguageDetector } = globalThis as Device;

/** True if this browser has a translator, whatever it still has to load. */
export function canTranslateOnDevice(): boolean {
  return Translator !== undefined && LanguageDetector !== undefined;
}

/**
 * How to translate a text: between two languages; `same` if it is already in the target language; `unable` if
 * unsupported; `press` if a language pack needs a user gesture.
 */
type DeviceTranslationPlan = LanguagePair | 'same' | 'unable' | 'press';

/**
 * Plans the translation of a text on this device. Without a press only loaded packs are used. A press allows one
 * download: if the detector had to load first, the language pack needs another press.
 */
export async function planDeviceTranslation(
  text: string,
  language: Language,
  isPressed: boolean,
): Promise<DeviceTranslationPlan> {
  if (Translator === undefined || LanguageDetector === undefined) return 'unable';
  const detecting = await LanguageDetector.availability();
  if (detecting === 'unavailable') return 'unable';
  if (detecting !== 'available' && !isPressed) return 'press';
  const detector = await LanguageDetector.create();
  const [found] = await detector.detect(text).finally(() => detector.destroy());
  const from = found?.detectedLanguage;
  if (from === undefined || from === 'und') return 'unable';
  const to = languageFacts[language].htmlLang;
  // Browsers use `zh` for simplified Chinese.
  const pair = { sourceLanguage: from, targetLanguage: to === 'zh-Hans' ? 'zh' : to };
  if (from === pair.targetLanguage || (baseLanguage(from) === baseLanguage(to) && baseLanguage(to) !== 'zh'))
    return 'same';
  const state = await Translator.availability(pair);
  if (state === 'unavailable') return 'unable';
  return state === 'available' || (isPressed && navigator.userActivation.isActive) ? pair : 'press';
}

/** Translates in the browser. Line breaks and emoji codes are preserved. */
export async function translateOnDevice(text: string, pair: LanguagePair): Promise<string> {
  const translator = await Translator?.create(pair);
  if (translator === undefined) throw new TypeError('This browser has no translator');
  try {
    return (await Promise.all(text.split('\n').map((line) => translateLine(translator, line)))).join('\n');
  } finally {
    translator.destroy();
  }
}

async function translateLine(translator: DeviceTranslator, line: string): Promise<string> {
  const parts = parseEmoji(line).map(async (part) => {
    if (part.kind === 'emoji') return `[${part.name}]`;
    const words = part.text.trim();
    if (words === '') return part.text;
    const [before = '', after = ''] = part.text.split(words);
    return before + (await translator.translate(words)) + after;
  });
  return (await Promise.all(parts)).join('');
}
