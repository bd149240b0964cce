import { staffQueueSources, withTarget } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { ticketQueueState } from './desk/desk.sql.ts';
import { supportEraser, supportExporter } from './own-tickets.ts';
import { supportRoutes } from './routes.ts';
import { supportSettings } from './support-settings.ts';

export const support = feature({
  name: 'support',
  settings: supportSettings,
  routes: supportRoutes,
  eraser: supportEraser,
  exporter: supportExporter,
  provides: [
    staffQueueSources.provide(({ limits }) => ({
      name: 'tickets',
      read: async (db, staff_id) => {
        const { due_from, ...state } = await ticketQueueState.one(db, { staff_id });
        return { ...state, due_at: withTarget({ ...state, oldest_at: due_from }, limits.ticket_hours).due_at };
      },
    })),
  ],
});
