export { VerifiedAddressCard } from './verified-address-card.tsx';
export { LanguageRow } from './language-row.tsx';
export { SettingsForm } from './settings-form.tsx';
export { SettingsFrame } from './settings-frame.tsx';
export { SettingsRow, SettingsRows } from './settings-row.tsx';
export { SoundSwitch } from './sound-switch.tsx';
export { ThemeChoice } from './theme-choice.tsx';
export { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
