export { AccountSwitcher } from './account-switcher.tsx';
export { LoginDialog } from './login-dialog.tsx';
export { useSavedLanguage } from './save-language.ts';
export { VerifyDialog } from './verify-dialog.tsx';
