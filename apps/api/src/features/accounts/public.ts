export type { Contact } from './contact.ts';
export { extendVip } from './extend-vip.ts';
export { identifyCaller } from './identify-caller.ts';
