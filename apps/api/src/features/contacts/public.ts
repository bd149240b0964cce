export { contactIdentifiers } from './contact-identifiers.ts';
export { boughtContacts } from './paid-contacts.sql.ts';
export { offersContact } from './read-contact.ts';
export { contactsEraser, contactsExporter } from './own-contact.ts';
export { reportableContact } from './reportable-contact.ts';
