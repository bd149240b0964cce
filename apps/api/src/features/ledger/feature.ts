import { healthSources, mePart, numberIn, ownBalance, staffFinders } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { clawedShares } from './clawback/prove-clawbacks.sql.ts';
import { transferFound } from './find-transfers.sql.ts';
import { ledgerJobs } from './jobs.ts';
import { ledgerEraser, ledgerExporter } from './own-ledger.ts';
import { booksAlarmMail } from './proof/mail-alarm.ts';
import { readProofHealth } from './proof/prove-books.ts';
import { ledgerRoutes } from './routes.ts';
import { unusualSpendingMail } from './spending/notify-unusual-spending.ts';
import { openLedger } from './transfers/read-balance.ts';
import { balanceOf } from './transfers/wallet.sql.ts';

export const ledger = feature({
  name: 'ledger',
  routes: ledgerRoutes,
  mails: [booksAlarmMail, unusualSpendingMail],
  jobs: ledgerJobs,
  eraser: ledgerEraser,
  exporter: ledgerExporter,
  accountOpener: openLedger,
  paidItems: [clawedShares],
  provides: [
    staffFinders.provide(() => ({
      kind: 'transfer',
      find: (db, text) => transferFound.all(db, { id: numberIn(text), key: text }),
    })),
    ownBalance.provide(() => mePart(balanceOf(':reader'), (cents: number) => cents)),
    healthSources.provide(() => ({ read: readProofHealth })),
  ],
});
