import { ownBalance } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { ledgerJobs } from './jobs.ts';
import { ledgerEraser, ledgerExporter } from './own-ledger.ts';
import { ledgerRoutes } from './routes.ts';
import { openLedger, readBalance } from './transfers/read-balance.ts';

export const ledger = feature({
  name: 'ledger',
  routes: ledgerRoutes,
  jobs: ledgerJobs,
  eraser: ledgerEraser,
  exporter: ledgerExporter,
  accountOpener: openLedger,
  provides: [ownBalance.provide(() => readBalance)],
});
