export { wasErased } from './closing/was-erased.sql.ts';
export type { Eraser } from './closing/eraser.ts';
export { readEmail, readPhone, type Contact } from './contact.ts';
export { accountExporter } from './export/account-exporter.ts';
export { jsonFile, type Exporter, type ExportFile } from './export/exporter.ts';
export { identifyCaller } from './identify-caller.ts';
export { readIdentified, setIdentified } from './identity.ts';
export { isPartner } from './is-partner.ts';
export { mailContacts, type MailContact } from './mail-contacts.ts';
export { readSound } from './read-sound.ts';
export { readGreeting, saveAccount, type AccountChange } from './save-account.ts';
export { isLiveSession } from './session.sql.ts';
export { hashToken } from './session-token.ts';
export {
  letterContact,
  readAccountFacts,
  readAccountLog,
  readIdentifiers,
  resumeAccount,
  suspendAccount,
  type AccountFacts,
} from './staff-facts.ts';
export { lockVip, personOf, readVip, setVip, type Vip } from './vip.ts';
