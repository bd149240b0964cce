export { ChoiceCards } from './choice-cards.tsx';
export { SavedMark } from './saved-mark.tsx';
export { usePrivacyForm } from './save-privacy.ts';
