import type { Context } from '../../platform/feature.ts';

export interface TranslationCounts {
  /** A text that was asked for. Only `made` was sent to the service and costs its characters. */
  text(engine: string, outcome: 'cached' | 'made' | 'failed' | 'used_up', characters: number): void;
}

/** Counts translations and the characters that the service bills. */
export function openTranslationCounts(metrics: Context['metrics']): TranslationCounts {
  const texts = metrics.addCounter(
    'translation_texts_total',
    'Texts to translate: cached, made, failed or beyond the quota of the member.',
    ['engine', 'outcome'],
  );
  const characters = metrics.addCounter(
    'translation_characters_total',
    'Characters that the translation service was sent: what it bills.',
    ['engine'],
  );
  return {
    text(engine, outcome, count) {
      texts.inc({ engine, outcome });
      if (outcome === 'made' || outcome === 'failed') characters.inc({ engine }, count);
    },
  };
}
