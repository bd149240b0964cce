import { contactsContract as contract } from '@peonia/contract/contacts.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import { buyContact } from './buy-contact.ts';
import { readContact } from './read-contact.ts';
import { saveContact } from './save-contact.ts';

export function contactsRoutes(app: FastifyInstance, edge: Edge, { config }: { config: Config }): void {
  const { limits } = config;
  route(app, edge, contract.getContact, (call) => readContact(call, limits));
  route(app, edge, contract.buyContact, (call) => buyContact(call, limits));
  route(app, edge, contract.saveContact, saveContact);
}
