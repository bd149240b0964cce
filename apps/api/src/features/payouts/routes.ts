import { cashOutContract as cashOut } from '@peonia/contract/payouts/cash-out.schema.ts';
import { payoutDeskContract as desk } from '@peonia/contract/payouts/payout-desk.schema.ts';
import { payoutTaxContract as tax } from '@peonia/contract/payouts/payout-tax.schema.ts';
import { payoutsContract as contract } from '@peonia/contract/payouts/payouts.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { paidRoute, route } from '../../platform/http/route.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { openSeal } from '../../platform/secrets/open-seal.ts';
import { ownerProofs, staffAccess } from '../accounts/public.ts';
import { media } from '../media/public.ts';
import { decidePayout } from './desk/decide-payout.ts';
import { listPayouts, openPayoutCase } from './desk/read-payout-case.ts';
import './events.ts';
import { downloadPayoutFile } from './files/download-file.ts';
import { listFiles, makePayoutFile } from './files/make-file.ts';
import { deleteMethod, readMethod, setMethod } from './method/change-method.ts';
import { openMethodSeal } from './method/method-seal.ts';
import { payoutSettings } from './payout-settings.ts';
import { mailPayout } from './request/mail-payout.ts';
import { downloadPayoutReceipt } from './request/payout-paper.ts';
import { readCashOut, saveAutoWithdraw } from './request/read-cash-out.ts';
import { cancelPayout, readWithdrawal, withdraw } from './request/withdraw.ts';
import { decideDocument, downloadDocument } from './tax/decide-tax-document.ts';
import { declareResidence, readTaxResidence, sendDocument } from './tax/own-tax-document.ts';
import { taxPurpose } from './tax/tax-seal.ts';

/** Wrong proofs are counted even if the request fails, so changes commit separately. */
const withoutTransaction = { transaction: 'none' } as const;

export function payoutsRoutes(context: Context): void {
  const { server: app, edge, config, limits, database, realtime, mailer, outbox, use } = context;
  const seal = openMethodSeal(config.secrets);
  const method = { ...use(ownerProofs), database, realtime, nudge: outbox.nudge, seal };
  route(app, edge, contract.getPayoutMethod, (call) => readMethod(call, method));
  route(app, edge, contract.setPayoutMethod, (call) => setMethod(call, method), withoutTransaction);
  route(app, edge, contract.deletePayoutMethod, (call) => deleteMethod(call, method), withoutTransaction);

  const { debtor, taxCountries } = config.of(payoutSettings);
  const own = { limits, seal, taxCountries, nudge: outbox.nudge };
  const taxes = { ...own, taxSeal: openSeal(config.secrets, taxPurpose), ingest: use(media).ingest };
  route(app, edge, tax.getTaxResidence, (call) => readTaxResidence(call, own));
  route(app, edge, tax.declareTaxResidence, (call) => declareResidence(call, own));
  route(app, edge, tax.sendTaxDocument, (call) => sendDocument(call, taxes), withoutTransaction);
  outbox.subscribe('payouts.moved', 'mail-payout', (moved, db) => mailPayout(db, moved, mailer), mailQueue);
  route(app, edge, cashOut.getCashOut, (call) => readCashOut(call, own));
  paidRoute(
    app,
    edge,
    cashOut.withdraw,
    (call) => withdraw(call, own),
    (call, done) => readWithdrawal(call, done, own),
  );
  route(app, edge, cashOut.cancelPayout, (call) => cancelPayout(call, own));
  route(app, edge, cashOut.downloadPayoutReceipt, (call) => downloadPayoutReceipt(call, { ...config, seal }), {
    isSlow: true,
  });
  route(app, edge, cashOut.setAutoWithdraw, saveAutoWithdraw);

  const staff = { ...own, staff: use(staffAccess) };
  route(app, edge, desk.listPayouts, (call) => listPayouts(call, staff));
  route(app, edge, desk.getPayoutCase, (call) => openPayoutCase(call, staff));
  const files = { ...staff, brand: config.brand, debtor };
  const taxDesk = { ...staff, ...taxes };
  route(app, edge, tax.downloadTaxDocument, (call) => downloadDocument(call, taxDesk));
  route(app, edge, tax.decideTaxDocument, (call) => decideDocument(call, taxDesk));
  route(app, edge, desk.listPayoutFiles, (call) => listFiles(call, files));
  route(app, edge, desk.makePayoutFile, (call) => makePayoutFile(call, files));
  route(app, edge, desk.downloadPayoutFile, (call) => downloadPayoutFile(call, files));
  route(app, edge, desk.decidePayout, (call) => decidePayout(call, staff));
}
