export { callLength } from './bubbles/call-length.ts';
export { DockHost } from './dock/dock-host.tsx';
export { openDocked } from './dock/docked.ts';
export { fillChat, type ChatSlots } from './slots.ts';
export { startChat } from './start-chat.ts';
