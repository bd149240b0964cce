export { SwitchHost } from './switch-host.tsx';
