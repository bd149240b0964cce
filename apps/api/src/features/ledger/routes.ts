import { booksContract as books } from '@peonia/contract/money/books.schema.ts';
import { ledgerContract as contract } from '@peonia/contract/money/ledger.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { staffAccess } from '../accounts/public.ts';
import { downloadMonth, listMonths, readTrialBalance } from './books/books-desk.ts';
import { listHoldsOf, listHouse, listOfMember, listTransfers, readMember, readTransfer } from './books/browse-books.ts';
import { settleUnpaid } from './clawback/settle-unpaid.ts';
import { takeBackUnpaid } from './clawback/take-back-unpaid.ts';
import { listHolds } from './holds/list-holds.ts';
import './events.ts';
import { mailAlarm } from './proof/mail-alarm.ts';
import { countBreaches, mayPayOut } from './proof/prove-books.ts';
import { sendUnusualMail } from './spending/notify-unusual-spending.ts';
import { readSpendingCap, saveSpendingCap } from './spending/spending-cap.ts';
import { listTrades } from './trades/list-trades.ts';
import { downloadTrades } from './trades/trade-file.ts';
import { downloadTradeReceipt } from './trades/trade-paper.ts';

export function ledgerRoutes(opened: Context): void {
  const { server: app, edge, config, limits, mailer, outbox, database, metrics, use } = opened;
  metrics.addGauge('ledger_breaches', 'Rules that the books broke at their last proof.', () => countBreaches(database));
  metrics.addGauge(
    'ledger_payouts_open',
    '1 while the newest proof of the books is sound and at most two hours old.',
    async () => Number(await mayPayOut(database)),
  );
  route(app, edge, contract.listTrades, (call) => listTrades(call, limits), { readsBesideProof: true });
  route(app, edge, contract.downloadTrades, (call) => downloadTrades(call, limits), { isSlow: true });
  route(app, edge, contract.downloadTradeReceipt, (call) => downloadTradeReceipt(call, config), { isSlow: true });
  route(app, edge, contract.listHolds, (call) => listHolds(call, limits));
  route(app, edge, contract.getSpendingCap, ({ db, caller }) => readSpendingCap(db, caller.id));
  route(app, edge, contract.setSpendingCap, (call) => saveSpendingCap(call, limits));
  const staff = use(staffAccess);
  route(app, edge, books.getTrialBalance, (call) => readTrialBalance(call, staff));
  route(app, edge, books.listBookTransfers, (call) => listTransfers(call, staff));
  route(app, edge, books.getBookTransfer, (call) => readTransfer(call, staff));
  route(app, edge, books.listHouseEntries, (call) => listHouse(call, staff));
  route(app, edge, books.getMemberBooks, (call) => readMember(call, staff));
  route(app, edge, books.listMemberEntries, (call) => listOfMember(call, staff));
  route(app, edge, books.listMemberHolds, (call) => listHoldsOf(call, staff));
  route(app, edge, books.listBookMonths, (call) => listMonths(call, staff));
  route(app, edge, books.downloadBookMonth, (call) => downloadMonth(call, staff));
  outbox.subscribe('ledger.debt-moved', 'settle-unpaid', ({ member_id }, db) =>
    db.transaction((one) => settleUnpaid(one, member_id)),
  );
  outbox.subscribe('ledger.share-unpaid', 'take-back-unpaid', (unpaid, db) =>
    db.transaction((one) => takeBackUnpaid(one, unpaid)),
  );
  outbox.subscribe('ledger.alarm', 'ledger.mail-alarm', (alarm) => mailAlarm(alarm, { config, mailer }), mailQueue);
  outbox.subscribe('ledger.unusual', 'mail-unusual', (notice, db) => sendUnusualMail(db, notice, mailer), mailQueue);
}
