export { creditBonus, creditPurchase, takeBackPurchase } from './credit-gold.ts';
export { emitBalance } from './emit-balance.ts';
export { holdGold, postHold, voidHold } from './hold-gold.ts';
export { mayPayOut, proveBooks } from './prove-books.ts';
export { openLedger, readBalance } from './read-balance.ts';
export { reverseTransfer } from './reverse-transfer.ts';
export { spendGold, type Spending } from './spend-gold.ts';
