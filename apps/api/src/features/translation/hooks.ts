import { hook } from '../../platform/feature.ts';
import type { ChangeTranslations } from './store-on-messages.ts';
import type { OpenSource, Source, Sources } from './translatable.ts';
import type { ReadSpoken } from './translate-items.ts';
import type { Translator } from './translator.ts';

/** Texts that can be translated. The feature that owns a text decides who may read it. */
export const translatableTexts = {
  message: hook<Source>('translation.texts.message'),
  feed: hook<OpenSource>('translation.texts.feed'),
  biography: hook<OpenSource>('translation.texts.biography'),
  notice: hook<Source>('translation.texts.notice'),
  /** Cards of gifts, by order. */
  card: hook<Source>('translation.texts.card'),
  /** What is said in voice messages and videos, by upload. */
  transcript: hook<Source>('translation.texts.transcript'),
} as const satisfies Record<keyof Sources, unknown>;

/** The translation service behind its cache; null where none is configured. */
export const textTranslator = hook<Translator | null>('translation.translator');

export const spokenLanguages = hook<ReadSpoken>('translation.spoken-languages');
export const translationChanges = hook<ChangeTranslations>('translation.message-changes');
