import { parseEmoji } from '@peonia/core/emoji.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { showTranslation, type Wish } from './desk.ts';

/** The browser's own translator, where it has one: nothing leaves the device. */
interface DeviceTranslator {
  translate(text: string): Promise<string>;
  destroy(): void;
}

interface Device {
  readonly Translator?: { create(pair: { sourceLanguage: string; targetLanguage: string }): Promise<DeviceTranslator> };
  readonly LanguageDetector?: { create(): Promise<{ detect(text: string): Promise<readonly { readonly detectedLanguage?: string }[]> }> };
}

const device = globalThis as Device;

/** Whether this browser can translate by itself. */
export function canTranslateHere(): boolean {
  return device.Translator !== undefined && device.LanguageDetector !== undefined;
}

/**
 * Translates a text in the browser. Only by a press: the first time, a browser may load a language. Lines and emoji codes come out as they
 * went in.
 */
export async function translateHere(wish: Wish, text: string): Promise<void> {
  const to = languageFacts[wish.language].htmlLang;
  showTranslation(wish, { state: 'translating' });
  try {
    const found = await (await device.LanguageDetector?.create())?.detect(text);
    const from = found?.[0]?.detectedLanguage;
    if (from === undefined || from === to) return showTranslation(wish, { state: 'same', text: null, from: from ?? null, to, engine: null });
    const translator = await device.Translator?.create({ sourceLanguage: from, targetLanguage: to });
    if (translator === undefined) throw new TypeError('This browser has no translator');
    const lines = await Promise.all(text.split('\n').map((line) => translateLine(translator, line)));
    translator.destroy();
    showTranslation(wish, { state: 'translated', text: lines.join('\n'), from, to, engine: null });
  } catch {
    showTranslation(wish, { state: 'failed', text: null, from: null, to, engine: null });
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
