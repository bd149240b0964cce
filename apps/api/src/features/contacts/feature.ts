import { feature } from '../feature.ts';
import { contactShown } from '../profiles/public.ts';
import { contactShown as shown } from './contact.sql.ts';
import { contactsEraser, contactsExporter } from './own-contact.ts';
import { boughtContacts } from './paid-contacts.sql.ts';
import { contactsRoutes } from './routes.ts';

export const contacts = feature({
  name: 'contacts',
  routes: contactsRoutes,
  eraser: contactsEraser,
  exporter: contactsExporter,
  paidItems: [boughtContacts],
  provides: [contactShown.provide(() => shown)],
});
