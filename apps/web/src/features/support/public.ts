export { ShellUpdates } from './updates/shell-updates.tsx';
