import { contactsContract as contract } from '@peonia/contract/contacts.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { paidRoute, route } from '../../platform/http/route.ts';
import { buyContact } from './buy-contact.ts';
import { readContact } from './read-contact.ts';
import { saveContact } from './save-contact.ts';

export function contactsRoutes({ server: app, edge, limits }: Context): void {
  route(app, edge, contract.getContact, (call) => readContact(call, limits));
  paidRoute(
    app,
    edge,
    contract.buyContact,
    (call) => buyContact(call, limits),
    (call) => readContact(call, limits),
  );
  route(app, edge, contract.saveContact, (call) => saveContact(call, limits));
}
