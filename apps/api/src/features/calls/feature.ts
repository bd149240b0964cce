import { figureSources } from '../accounts/public.ts';
import { messageDelivery } from '../chat/public.ts';
import { feature } from '../feature.ts';
import { cards } from '../profiles/public.ts';
import { billedMinutes } from './billing/billed-minutes.sql.ts';
import { callFigures } from './call-figures.sql.ts';
import { callClock, callContext } from './hooks.ts';
import { callsJobs } from './jobs.ts';
import { openCallClock } from './lifecycle/call-clock.ts';
import { callsEraser, callsExporter } from './own-calls.ts';
import { relaySettings } from './relay/relay-settings.ts';
import { callsRoutes } from './routes.ts';

export const calls = feature({
  name: 'calls',
  settings: relaySettings,
  routes: callsRoutes,
  jobs: callsJobs,
  workers: ({ use }) => [use(callClock)],
  eraser: callsEraser,
  exporter: callsExporter,
  paidItems: [billedMinutes],
  provides: [
    figureSources.provide(() => callFigures),
    callContext.provide(({ config, use }) => ({
      ...use(messageDelivery),
      cards: use(cards),
      relay: config.of(relaySettings),
    })),
    callClock.provide(({ log, use }) => openCallClock(use(callContext), log)),
  ],
});
