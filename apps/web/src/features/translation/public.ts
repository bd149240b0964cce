export { EngineMenu } from './engine/engine-menu.tsx';
export { EngineRow } from './engine/engine-row.tsx';
export { languagePairOf } from './language-pair.ts';
export { MessageTranslationNote } from './text/message-translation-note.tsx';
export { TranslatedText } from './text/translated-text.tsx';
export { useShownTranslation } from './text/use-shown-translation.ts';
export { useTranslateEntry } from './text/use-translate-entry.tsx';
export { useTranslatedText } from './text/use-translated-text.ts';
