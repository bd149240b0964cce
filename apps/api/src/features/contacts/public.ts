export { contactIdentifiers } from './contact-identifiers.ts';
export { offersContact } from './read-contact.ts';
export { reportableContact } from './reportable-contact.ts';
