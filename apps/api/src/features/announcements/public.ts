export { guestAnnouncement } from './hooks.ts';
