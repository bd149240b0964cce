export { ShellUpdates } from './shell-updates.tsx';
