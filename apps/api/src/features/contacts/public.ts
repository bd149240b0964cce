export { contactsEraser, contactsExporter } from './own-contact.ts';
