export { useLiveCounters } from './counters.ts';
export { Shell } from './shell.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
