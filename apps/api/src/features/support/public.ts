export { supportEraser, supportExporter } from './own-tickets.ts';
export { guestAnnouncement } from './hooks.ts';
