import { pageConsentsContract } from '@peonia/contract/pages/page-consents.schema.ts';
import { pagesDeskContract as desk } from '@peonia/contract/pages/pages-desk.schema.ts';
import { pagesContract } from '@peonia/contract/pages/pages.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { guestAnnouncement } from '../announcements/public.ts';
import { textTranslator } from '../translation/public.ts';
import { discardDraft, publishPage, saveDraft, withdrawPlanned } from './edit-page.ts';
import { agreeToPages, readDueConsents } from './page-consents.ts';
import { previewPage } from './preview-page.ts';
import { listPages, listVersions, readStaffPage, readVersion } from './read-desk.ts';
import { readPage } from './read-page.ts';
import type { RunningPages } from './running-pages.ts';
import { translatePage } from './translate-page.ts';

/** Bytes of a draft: eight languages of the longest text. */
const draftBytes = 1024 * 1024;

export async function pageRoutes({ server, edge, config, limits, use }: Context, running: RunningPages): Promise<void> {
  await running.start();
  server.addHook('onClose', async () => running.close());
  const reader = { brand: config.brand, limits, isProduction: config.env === 'production' };
  const readAnnouncement = use(guestAnnouncement);
  const translator = use(textTranslator);
  const context = { limits, running };
  route(server, edge, pagesContract.getPage, (call) => readPage(call, { ...reader, running, readAnnouncement }));
  route(server, edge, pageConsentsContract.listDueConsents, (call) => readDueConsents(call, running));
  route(server, edge, pageConsentsContract.storeConsents, (call) => agreeToPages(call, running));
  route(server, edge, desk.listStaffPages, (call) => listPages(call, context));
  route(server, edge, desk.getStaffPage, (call) =>
    readStaffPage(call, { ...context, canTranslate: translator !== null }),
  );
  route(server, edge, desk.listPageVersions, (call) => listVersions(call, context));
  route(server, edge, desk.getPageVersion, (call) => readVersion(call, context));
  route(server, edge, desk.savePageDraft, (call) => saveDraft(call, context), { bodyLimit: draftBytes });
  route(server, edge, desk.deletePageDraft, (call) => discardDraft(call, context));
  route(server, edge, desk.publishPage, (call) => publishPage(call, context));
  route(server, edge, desk.withdrawPageVersion, (call) => withdrawPlanned(call, context));
  route(server, edge, desk.previewPage, (call) => previewPage(call, reader));
  // The service replies outside of a transaction.
  route(server, edge, desk.translatePage, (call) => translatePage(call, { limits, translator }), {
    transaction: 'none',
  });
}
