export { AccountSwitcher } from './login/account-switcher.tsx';
export { AuthHosts } from './login/auth-hosts.tsx';
export { AuthTabs, type AuthKind } from './login/auth-tabs.tsx';
export { SessionOverNote } from './login/session-over-note.tsx';
export { clockOf, useCountdown } from './form/use-countdown.ts';
export { useOwnerProof } from './reauthentication/use-owner-proof.tsx';
export { useSavedLanguage } from './settings/use-saved-language.ts';
