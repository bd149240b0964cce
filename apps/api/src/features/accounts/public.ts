export type { Eraser } from './closing/eraser.ts';
export { readEmail, type Contact } from './contact.ts';
export { accountExporter } from './export/account-exporter.ts';
export { jsonFile, type Exporter, type ExportFile } from './export/exporter.ts';
export { identifyCaller } from './identify-caller.ts';
export { mailContacts, type MailContact } from './mail-contacts.ts';
export { readSound } from './read-sound.ts';
export { readGreeting, saveAccount, type AccountChange } from './save-account.ts';
export { lockVip, personOf, readVip, setVip, type Vip } from './vip.ts';
