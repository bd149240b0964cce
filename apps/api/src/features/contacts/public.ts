export { contactIdentifiers } from './contact-identifiers.ts';
export { showsContact } from './shows-contact.ts';
export { boughtContacts } from './paid-contacts.sql.ts';
export { contactsEraser, contactsExporter } from './own-contact.ts';
export { seenContact } from './seen-contact.ts';
