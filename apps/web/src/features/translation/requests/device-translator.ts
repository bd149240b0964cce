import { parseEmoji } from '@peonia/core/emoji.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';
import { baseLanguage } from '../readable-languages.ts';

/** How far a browser is with what it needs. What is to be loaded first, or is being loaded, needs a press. */
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

/** Out of which language and into which, as browsers name them. */
export interface Pair {
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

/** The browser's own translator, where it has one: nothing leaves the device. */
interface Device {
  readonly Translator?: {
    availability(pair: Pair): Promise<Availability>;
    create(pair: Pair): Promise<DeviceTranslator>;
  };
  readonly LanguageDetector?: { availability(): Promise<Availability>; create(): Promise<DeviceDetector> };
}

const { Translator, LanguageDetector } = globalThis as Device;

/** Whether this browser has a translator, whatever it still has to load. */
export function canTranslateOnDevice(): boolean {
  return Translator !== undefined && LanguageDetector !== undefined;
}

/**
 * What is to be done with a text: translated between two languages; `same`, it is in the second; `unable`, nothing can
 * be; `press`, what is lacking may be loaded by a press.
 */
export type Way = Pair | 'same' | 'unable' | 'press';

/**
 * Finds out what a browser can do with a text. Unless it was pressed, only what is there already is used. A press lets
 * load one thing and is used up by it: where the detector had to come first, the languages wait for another.
 */
export async function planDeviceTranslation(text: string, language: Language, isPressed: boolean): Promise<Way> {
  if (Translator === undefined || LanguageDetector === undefined) return 'unable';
  const detecting = await LanguageDetector.availability();
  if (detecting === 'unavailable') return 'unable';
  if (detecting !== 'available' && !isPressed) return 'press';
  const detector = await LanguageDetector.create();
  const [found] = await detector.detect(text).finally(() => detector.destroy());
  const from = found?.detectedLanguage;
  if (from === undefined || from === 'und') return 'unable';
  const to = languageFacts[language].htmlLang;
  // Simplified characters are what browsers call Chinese without more.
  const pair = { sourceLanguage: from, targetLanguage: to === 'zh-Hans' ? 'zh' : to };
  if (from === pair.targetLanguage || (baseLanguage(from) === baseLanguage(to) && baseLanguage(to) !== 'zh'))
    return 'same';
  const state = await Translator.availability(pair);
  if (state === 'unavailable') return 'unable';
  return state === 'available' || (isPressed && navigator.userActivation.isActive) ? pair : 'press';
}

/** Translates in the browser. Lines and emoji codes come out as they went in. */
export async function translateOnDevice(text: string, pair: Pair): Promise<string> {
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
