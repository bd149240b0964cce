import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './catalogue.schema.ts';

export type CatalogueText = Static<typeof schema.CatalogueText>;
export type CatalogueContent = Static<typeof schema.CatalogueContent>;
export type CatalogueRow = Static<typeof schema.CatalogueRow>;
export type CatalogueItem = Static<typeof schema.CatalogueItem>;
export type CatalogueVersion = Static<typeof schema.CatalogueVersion>;
export type CataloguePicture = Static<typeof schema.CataloguePicture>;

type Schemas = typeof schema.catalogueSchemas;

export const listCatalogue = endpoint<Schemas['listCatalogue']>({
  method: 'GET',
  path: '/staff/catalogue/:kind',
  audience: 'member',
  idempotency: 'safe',
  permission: 'catalogue.edit',
});

export const getCatalogueItem = endpoint<Schemas['getCatalogueItem']>({
  method: 'GET',
  path: '/staff/catalogue/:kind/:id',
  audience: 'member',
  idempotency: 'safe',
  permission: 'catalogue.edit',
});

export const listCatalogueVersions = endpoint<Schemas['listCatalogueVersions']>({
  method: 'GET',
  path: '/staff/catalogue/:kind/:id/versions',
  audience: 'member',
  idempotency: 'safe',
  permission: 'catalogue.edit',
});

export const createCatalogueItem = endpoint<Schemas['createCatalogueItem']>({
  method: 'POST',
  path: '/staff/catalogue/:kind',
  audience: 'member',
  idempotency: 'client_id',
  permission: 'catalogue.edit',
});

export const changeCatalogueItem = endpoint<Schemas['changeCatalogueItem']>({
  method: 'PUT',
  path: '/staff/catalogue/:kind/:id',
  audience: 'member',
  idempotency: 'natural',
  permission: 'catalogue.edit',
});

export const restoreCatalogueVersion = endpoint<Schemas['restoreCatalogueVersion']>({
  method: 'POST',
  path: '/staff/catalogue/:kind/:id/restore',
  audience: 'member',
  idempotency: 'natural',
  permission: 'catalogue.edit',
});

export const sendCataloguePicture = endpoint<Schemas['sendCataloguePicture']>({
  method: 'POST',
  path: '/staff/catalogue_pictures',
  audience: 'member',
  idempotency: 'natural',
  permission: 'catalogue.edit',
  stoppedBy: 'uploads',
});
