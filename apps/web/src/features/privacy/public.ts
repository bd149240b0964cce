export { ChoiceCards } from './choice-cards.tsx';
export { SaveStatus } from './save-status.tsx';
export { usePrivacyForm } from './use-privacy-form.ts';
