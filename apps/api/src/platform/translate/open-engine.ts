import type { Config } from '../config.ts';
import { deeplEngine } from './deepl-engine.ts';
import { libreEngine } from './libre-engine.ts';
import type { TranslationEngine } from './translation-engine.ts';

/** The service that is configured; null where none is, which members are told plainly. */
export function openTranslationEngine({ translate }: Config): TranslationEngine | null {
  if (translate.libreUrl !== '') return libreEngine({ url: translate.libreUrl, key: translate.libreKey });
  return translate.deeplKey === '' ? null : deeplEngine({ url: translate.deeplUrl, key: translate.deeplKey });
}
