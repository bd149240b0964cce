import { catalogueContract as contract } from '@peonia/contract/catalogue/catalogue.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { catalogueShelves } from '../accounts/public.ts';
import { media } from '../media/public.ts';
import { sendPicture, serveCataloguePictures } from './catalogue-pictures.ts';
import { changeItem, createItem, restoreVersion } from './publish-item.ts';
import { listItems, listVersions, readItem } from './read-items.ts';

export function catalogueRoutes({ server, edge, database, limits, blobs, use, useAll }: Context): void {
  const shelves = new Map(useAll(catalogueShelves).map((shelf) => [shelf.kind, shelf]));
  const catalogue = { limits, shelves };
  const { ingest } = use(media);
  route(server, edge, contract.listCatalogue, (call) => listItems(call, catalogue));
  route(server, edge, contract.getCatalogueItem, (call) => readItem(call, catalogue));
  route(server, edge, contract.listCatalogueVersions, (call) => listVersions(call, catalogue));
  route(server, edge, contract.createCatalogueItem, (call) => createItem(call, catalogue));
  route(server, edge, contract.changeCatalogueItem, (call) => changeItem(call, catalogue));
  route(server, edge, contract.restoreCatalogueVersion, (call) => restoreVersion(call, catalogue));
  route(server, edge, contract.sendCataloguePicture, (call) => sendPicture(call, ingest), { transaction: 'none' });
  serveCataloguePictures(server, { db: database, blobs });
}
