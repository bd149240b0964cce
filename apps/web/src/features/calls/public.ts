export { CallBack } from './ask/call-back.tsx';
export { CallButtons, ProfileCallButton } from './ask/call-buttons.tsx';
export { CallHost } from './call-host.tsx';
export { useCallEntries } from './ask/use-call-entries.tsx';
