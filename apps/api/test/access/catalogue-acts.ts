import { catalogueContract as catalogue } from '@peonia/contract/catalogue/catalogue.schema.ts';

const fulfilment = ['fulfilment', 'admin'] as const;
const params = { kind: 'gift', id: 999_999 };
const content = {
  category: 'flower',
  texts: [],
  price: 5,
  picture: 'rose',
  position: null,
  is_offered: false,
  stock: null,
  delivery_days: null,
  countries: null,
  is_scale: false,
};

/** Calls of the catalogue. */
export const catalogueActs = {
  'GET staff/catalogue/{kind}': {
    endpoint: catalogue.listCatalogue,
    input: { params: { kind: 'gift' } },
    roles: fulfilment,
    isThere: true,
  },
  'GET staff/catalogue/{kind}/{id}': {
    endpoint: catalogue.getCatalogueItem,
    input: { params },
    roles: fulfilment,
    isThere: false,
  },
  'GET staff/catalogue/{kind}/{id}/versions': {
    endpoint: catalogue.listCatalogueVersions,
    input: { params },
    roles: fulfilment,
    isThere: true,
  },
  'POST staff/catalogue/{kind}': {
    endpoint: catalogue.createCatalogueItem,
    input: { params: { kind: 'gift' }, body: { content, note: '', client_id: 'access-matrix' } },
    roles: fulfilment,
    isThere: false,
    error: 'catalogue_english',
  },
  'PUT staff/catalogue/{kind}/{id}': {
    endpoint: catalogue.changeCatalogueItem,
    input: { params, body: { content, note: '', seen: 0, stock_seen: null } },
    roles: fulfilment,
    isThere: false,
  },
  'POST staff/catalogue/{kind}/{id}/restore': {
    endpoint: catalogue.restoreCatalogueVersion,
    input: { params, body: { number: 1, note: '', seen: 0 } },
    roles: fulfilment,
    isThere: false,
  },
  'POST staff/catalogue_pictures': {
    endpoint: catalogue.sendCataloguePicture,
    input: { body: new FormData() },
    roles: fulfilment,
    isThere: false,
    error: 'file_missing',
  },
} as const;
