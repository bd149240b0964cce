import type { Config } from '../../../platform/config/config.ts';
import { deeplEngine } from './deepl-engine.ts';
import { libreEngine } from './libre-engine.ts';
import { translateSettings } from './translate-settings.ts';
import type { TranslationEngine } from './translation-engine.ts';

/** The service that is configured; null where none is, which members are told plainly. */
export function openTranslationEngine(config: Pick<Config, 'of'>): TranslationEngine | null {
  const translate = config.of(translateSettings);
  if (translate.libreUrl !== '') return libreEngine({ url: translate.libreUrl, key: translate.libreKey });
  return translate.deeplKey === '' ? null : deeplEngine({ url: translate.deeplUrl, key: translate.deeplKey });
}
