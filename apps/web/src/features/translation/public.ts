export { EngineAct } from './engine-act.tsx';
export { EngineRow } from './engine-row.tsx';
export { MessageNote } from './message-note.tsx';
export { useShownTranslation } from './use-shown-translation.ts';
export { useTranslateEntry } from './use-translate-entry.tsx';
export { useTranslatedText } from './use-translated-text.ts';
