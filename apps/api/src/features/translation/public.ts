export { detectLanguage } from './detect/detect-language.ts';
export { textLanguage } from './detect/text-language.ts';
export { readable, tongueOfTag } from './detect/tongues.ts';
export { dropTranslation, keptTranslation, messageTranslation, putTranslation } from './message-translation.sql.ts';
export { translationEraser, translationExporter } from './own-translation.ts';
export type { Source, Sources, Translatable } from './translatable.ts';
export { hasLetters, wordsOf } from './words/cut-text.ts';
export { spokenLanguages, translatableTexts, translationChanges } from './hooks.ts';
