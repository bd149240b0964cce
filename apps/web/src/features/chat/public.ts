export { callDuration } from './text/call-duration.ts';
export { DockHost } from './dock/dock-host.tsx';
export { fillChat } from './state/slots.ts';
export { startChat } from './live/start-chat.ts';
