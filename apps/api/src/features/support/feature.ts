import {
  figureSources,
  newestRows,
  memberSources,
  mostFound,
  numberIn,
  staffFinders,
  staffListSources,
  staffQueueSources,
} from '../accounts/public.ts';
import { deskFileHolders } from '../deskfiles/public.ts';
import { feature } from '../feature.ts';
import { ticketQueueState, ticketRows } from './desk/desk.sql.ts';
import { ticketsFound } from './desk/find-tickets.sql.ts';
import { ticketAnswerMail } from './desk/mail-answer.ts';
import { ticketFigures } from './desk/ticket-figures.sql.ts';
import { ticketList } from './desk/ticket-list.sql.ts';
import { supportJobs } from './jobs.ts';
import { ticketMail } from './notify-operator.ts';
import { supportEraser, supportExporter } from './own-tickets.ts';
import { supportRoutes } from './routes.ts';
import { supportSettings } from './support-settings.ts';
import { ticketFiles } from './ticket-files.ts';

export const support = feature({
  name: 'support',
  settings: supportSettings,
  routes: supportRoutes,
  jobs: supportJobs,
  mails: [ticketMail, ticketAnswerMail],
  eraser: supportEraser,
  exporter: supportExporter,
  provides: [
    staffFinders.provide(() => ({
      kind: 'ticket',
      find: (db, text) => ticketsFound.all(db, { id: numberIn(text), email: text.toLowerCase(), most: mostFound }),
    })),
    figureSources.provide(() => ticketFigures),
    deskFileHolders.provide(({ limits }) => ticketFiles(limits)),
    memberSources.provide(() => newestRows('tickets', ticketRows)),
    staffListSources.provide(() => ticketList),
    staffQueueSources.provide(() => ({
      name: 'tickets',
      read: (db, staff_id) => ticketQueueState.one(db, { staff_id }),
    })),
  ],
});
