export { useLiveCounters } from './unread-counters.ts';
export { GoldChip } from './header/gold-chip.tsx';
export { Shell } from './shell.tsx';
export { ThemeSwitch } from './header/theme-switch.tsx';
