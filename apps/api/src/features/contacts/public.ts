export { contactIdentifiers } from './contact-identifiers.ts';
export { boughtContacts } from './paid-contacts.sql.ts';
export { contactsEraser, contactsExporter } from './own-contact.ts';
export { reportableContact } from './reportable-contact.ts';
