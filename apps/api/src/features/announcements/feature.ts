import { hook } from '../../platform/feature.ts';
import { ownAnnouncement } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { openActiveAnnouncements, type ActiveAnnouncements } from './active-announcements.ts';
import { guestAnnouncement } from './hooks.ts';
import { announcementEraser, announcementExporter } from './own-reads.ts';
import { announcementRoutes } from './routes.ts';

/** One cache per program, for its routes and for the features that show announcements. */
const activeAnnouncements = hook<ActiveAnnouncements>('announcements.active');

export const announcements = feature({
  name: 'announcements',
  routes: (context) => announcementRoutes(context, context.use(activeAnnouncements)),
  eraser: announcementEraser,
  exporter: announcementExporter,
  provides: [
    activeAnnouncements.provide(({ database, limits }) => openActiveAnnouncements(database, limits)),
    ownAnnouncement.provide(({ use }) => async (reader, language) => {
      const shown = await use(activeAnnouncements).forReader(reader, language);
      return shown === null ? null : { id: shown.id, content: shown.content };
    }),
    guestAnnouncement.provide(
      ({ use }) =>
        (language) =>
          use(activeAnnouncements).forReader(null, language),
    ),
  ],
});
