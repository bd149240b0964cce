import { announcementsContract as contract } from '@peonia/contract/announcements.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { textTranslator } from '../translation/public.ts';
import type { ActiveAnnouncements } from './active-announcements.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  decideAnnouncement,
  previewAnnouncement,
} from './edit-announcement.ts';
import { listAnnouncements, readAnnouncementCase } from './list-announcements.ts';
import { readAnnouncement } from './own-reads.ts';
import { translateAnnouncement } from './translate-announcement.ts';

export function announcementRoutes({ server, edge, limits, use }: Context, active: ActiveAnnouncements): void {
  const desk = { limits, active };
  route(server, edge, contract.readAnnouncement, readAnnouncement);
  route(server, edge, contract.listAnnouncements, (call) => listAnnouncements(call, limits));
  route(server, edge, contract.getAnnouncement, (call) => readAnnouncementCase(call, limits));
  route(server, edge, contract.createAnnouncement, (call) => createAnnouncement(call, desk));
  route(server, edge, contract.changeAnnouncement, (call) => changeAnnouncement(call, desk));
  route(server, edge, contract.decideAnnouncement, (call) => decideAnnouncement(call, desk));
  route(server, edge, contract.previewAnnouncement, (call) => previewAnnouncement(call, desk));
  const translator = use(textTranslator);
  // The service replies outside of a transaction.
  route(server, edge, contract.translateAnnouncement, (call) => translateAnnouncement(call, { limits, translator }), {
    transaction: 'none',
  });
}
