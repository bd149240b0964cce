export { CallBack } from './call-back.tsx';
export { CallButtons, ProfileCallButton } from './call-buttons.tsx';
export { CallHost } from './call-host.tsx';
export { useCallEntries } from './use-call-entries.tsx';
