export type { Contact } from './contact.ts';
export { extendVip } from './extend-vip.ts';
export { identifyCaller } from './identify-caller.ts';
export { readGreeting, saveAccount, type AccountChange } from './save-account.ts';
