export { showsContact } from './shows-contact.ts';
export { contactsEraser, contactsExporter } from './own-contact.ts';
