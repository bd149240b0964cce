import type { Mutant } from '../mutant.ts';

const ledger = 'apps/api/src/features/ledger';
const books = 'apps/api/migrations/0040_ledger_books.sql';
const test = `${ledger}/ledger.test.ts`;
const bill = `${ledger}/bill.test.ts`;

const desk = `${ledger}/books/books.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a day opens with the balances of the day before',
    file: `${ledger}/books/books.sql.ts`,
    find: 'case when last.is_closed then last.day - 1 else last.day end',
    replace: 'last.day',
    test: desk,
    named: 'opens with the closing of the day before, closed or not',
  },
  {
    rule: 'a closed day carries on the balances of the day before',
    file: `${ledger}/books/book-day.sql.ts`,
    find: 'where day = :day::date - 1',
    replace: 'where day = :day::date',
    test: desk,
    named: 'sums to zero on every day of any history, wherever the closed days end',
  },
  {
    rule: 'closed days are proved against their entries',
    file: `${ledger}/proof/proof.sql.ts`,
    find: 'both_sides group by account having sum(amount) <> 0',
    replace: 'both_sides group by account having false',
    test: desk,
    named: 'is a breach of the books where its entries say something else',
  },
  {
    rule: 'a look at the wallets of a member is logged',
    file: `${ledger}/books/browse-books.ts`,
    find: "act: 'books.member-read'",
    replace: "act: 'books.read'",
    test: desk,
    named: 'is unknown where nobody has it, and every look is logged',
  },

  {
    rule: 'the operator is alarmed once for an incident',
    file: 'apps/api/src/features/ledger/proof/watch-proof.ts',
    find: 'newest !== undefined && (await openIncident.first(db, {})) !== undefined',
    replace: 'newest !== undefined',
    test: 'apps/api/src/features/ledger/proof/watch-proof.test.ts',
    named: 'is mailed once for a broken rule',
  },
  {
    rule: 'an old proof of the books closes payouts',
    file: 'apps/api/src/features/ledger/proof/prove-books.ts',
    find: 'proof?.breaches === 0 && proof.is_fresh',
    replace: 'proof?.breaches === 0',
    test: 'apps/api/src/features/ledger/bill.test.ts',
    named: 'closes payouts while no proof of the last two hours is there',
  },
  {
    rule: 'no wallet goes below zero',
    file: books,
    find: "kind <> 'debt' and balance >= 0)",
    replace: "kind <> 'debt')",
    test,
    named: 'refuses a wallet below zero',
  },
  {
    rule: 'a transfer sums to zero',
    file: books,
    find: 'having sum(amount) <> 0',
    replace: 'having false',
    test,
    named: 'refuses a transfer that does not sum to zero',
  },
  {
    rule: 'entries of the ledger cannot be changed',
    file: books,
    find: 'revoke update, delete, truncate on ledger_entry, ledger_transfer from',
    replace: 'revoke truncate on ledger_transfer from',
    test,
    named: 'delete from ledger_entry',
  },
  {
    rule: 'a key of another action is refused',
    file: `${ledger}/transfers/post-transfer.ts`,
    find: ' || found.cause_id !== order.cause_id',
    replace: '',
    test,
    named: 'refuses a key that was used for another action',
  },
  {
    rule: 'bonus gold is spent first',
    file: `${ledger}/transfers/split-spending.ts`,
    find: 'const bonus = Math.min(',
    replace: 'const bonus = 0 * Math.min(',
    test: `${ledger}/transfers/split-spending.test.ts`,
    named: 'takes bonus first',
  },
  {
    rule: 'nobody spends more than the balance',
    file: `${ledger}/transfers/split-spending.ts`,
    find: ' < price) return null;',
    replace: ' < 0) return null;',
    test: `${ledger}/transfers/split-spending.test.ts`,
    named: 'takes bonus first and never more than',
  },
  {
    rule: 'a debt stops spending',
    file: `${ledger}/transfers/spend-gold.ts`,
    find: "if (balances.debt.balance < 0) throw refuse('payment_locked');",
    replace: '',
    test,
    named: 'until it is settled',
  },
  {
    rule: 'a hold is released once',
    file: `${ledger}/holds/hold.sql.ts`,
    find: "where h.key = :key and h.state = 'held' order",
    replace: 'where h.key = :key order',
    test,
    named: 'releases its gold once',
  },
  {
    rule: 'spending ends at the daily cap',
    file: `${ledger}/spending/spending-cap.ts`,
    find: "throw refuse('spending_capped');",
    replace: 'return;',
    test: bill,
    named: 'allows exactly its amount for 60 simultaneous purchases',
  },
  {
    rule: 'a higher daily cap waits a day',
    file: `${ledger}/spending/spending-cap.ts`,
    find: '(requested !== null && requested <= cap)',
    replace: 'requested !== null',
    test: bill,
    named: 'lowers at once, and raises after a day',
  },
  {
    rule: 'a released hold stays on the bill',
    file: 'apps/api/src/features/ledger/holds/hold.sql.ts',
    find: "(h.state = 'held' or h.state = 'void' and h.is_spending and h.created_at > now() - interval '30 days')",
    replace: "h.state = 'held'",
    test: 'apps/api/src/features/ledger/holds/list-holds.test.ts',
    named: 'name the order, and stay as released when the gift is declined',
  },
];
