import {
  memberSource,
  memberSources,
  numberIn,
  staffFinders,
  staffListSources,
  staffQueueSources,
  withTarget,
} from '../accounts/public.ts';
import { deskFileHolders } from '../deskfiles/public.ts';
import { feature } from '../feature.ts';
import { paymentItems } from '../payments/public.ts';
import { staffGate } from '../translators/public.ts';
import { travelQueueState } from './desk/desk.sql.ts';
import { requestList } from './desk/request-list.sql.ts';
import { travelRequestFound } from './find-requests.sql.ts';
import { travelJobs } from './jobs.ts';
import { travelMail } from './mail-step.ts';
import { travelRows } from './member-travel.sql.ts';
import { travelFiles } from './message-files.ts';
import { travelEraser, travelExporter } from './own-travel.ts';
import { travelRoutes } from './routes.ts';
import { travelFee } from './travel-fee.ts';

export const travel = feature({
  name: 'travel',
  routes: travelRoutes,
  mails: [travelMail],
  jobs: travelJobs,
  eraser: travelEraser,
  exporter: travelExporter,
  provides: [
    staffFinders.provide(() => ({
      kind: 'travel',
      find: (db, text) => travelRequestFound.all(db, { id: numberIn(text) }),
    })),
    deskFileHolders.provide(({ use }) => travelFiles(use(staffGate))),
    memberSources.provide(() => memberSource('travel', travelRows)),
    paymentItems.provide(({ limits }) => travelFee(limits)),
    staffListSources.provide(() => requestList),
    staffQueueSources.provide(({ limits }) => ({
      name: 'travel',
      read: async (db) => withTarget(await travelQueueState.one(db, {}), limits.travel_hours),
    })),
  ],
});
