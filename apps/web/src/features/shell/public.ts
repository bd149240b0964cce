export { useLiveCounters } from './counters.ts';
export { GoldChip } from './gold-chip.tsx';
export { Shell } from './shell.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
