export { callDuration } from './text/call-duration.ts';
export { DockHost } from './dock/dock-host.tsx';
export { openDocked } from './state/docked-chats.ts';
export { fillChat, type ChatSlots } from './state/slots.ts';
export { startChat } from './live/start-chat.ts';
