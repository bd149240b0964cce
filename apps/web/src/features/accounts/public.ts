export { AccountSwitcher } from './account-switcher.tsx';
export { DoorHosts } from './door-hosts.tsx';
export { useSavedLanguage } from './save-language.ts';
