export { detectLanguage } from './detect/detect-language.ts';
export { textLanguage } from './detect/text-language.ts';
export { readable, languageOfTag } from './detect/language-tags.ts';
export {
  dropTranslation,
  hasHumanTranslation,
  storedTranslation,
  messageTranslation,
  translatedAmong,
  translationWords,
  putTranslation,
} from './message-translation.sql.ts';
export type { OpenSource, Source, Translatable } from './translatable.ts';
export { hasLetters, wordsOf } from './words/cut-text.ts';
export { spokenLanguages, textTranslator, translatableTexts, translationChanges } from './hooks.ts';
export { translateMarkdown } from './translate-markdown.ts';
export type { Payer, Translator } from './translator.ts';
