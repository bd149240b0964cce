export { bookHouse } from './transfers/book-house.ts';
export { bookSale, takeBackSale, turnSaleIntoGold } from './transfers/book-sale.ts';
export { creditBonus, creditPurchase, takeBackPurchase } from './transfers/credit-gold.ts';
export { creditedAt } from './clawback/funding.sql.ts';
export { spentOfPayment } from './clawback/spent-of-payment.ts';
export { settleUnpaid } from './clawback/settle-unpaid.ts';
export { creditShare, takeBackShare } from './earnings/credit-share.ts';
export { earnedInSpan, earnersInSpan, type EarnedSpan } from './earnings/earned-week.sql.ts';
export { goldPriceChanged } from './gold-price-changed.ts';
export { earnerFor, earnerOf } from './earnings/earner-of.ts';
export { earningDays, earningsOf, earningSums, type EarningRow } from './earnings/earnings-of.sql.ts';
export { sharesOfCause } from './earnings/share-fragments.sql.ts';
export { emitBalance } from './transfers/emit-balance.ts';
export { balanceAfter, planKnownSpending, type KnownWallet } from './transfers/known-spending.ts';
export {
  lockKnownWallets,
  postKnownSpending,
  walletsJson,
  type KnownSpendingParams,
} from './transfers/known-spending.sql.ts';
export { holdGold, postHold, voidHold } from './holds/hold-gold.ts';
export { holdPurchased } from './holds/hold-purchased.ts';
export { paidItem, type PaidItem } from './paid-item.sql.ts';
export { holdEarned, payHeldEarned, readEarned, returnEarned } from './payouts/pay-out-earned.ts';
export { heldForPayouts, paidFromHouse, postedAt } from './payouts/payout-fragments.ts';
export { mayPayOut, proveBooks } from './proof/prove-books.ts';
export { openLedger, readBalance, readDebt } from './transfers/read-balance.ts';
export { spreadsheet, spreadsheetLines, spreadsheetTime } from './trades/spreadsheet.ts';
export { readTradeTotals } from './trades/read-totals.ts';
export { reverseTransfer } from './transfers/reverse-transfer.ts';
export { spendGold, type Spending } from './transfers/spend-gold.ts';
export { hasCap } from './spending/spending.sql.ts';
export { paidItems } from './hooks.ts';
