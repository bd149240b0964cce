import { booksHead } from '../../features/finance/books/books-head.ts';
import { disputesHead } from '../../features/finance/disputes/disputes-head.ts';
import { financeHead } from '../../features/finance/finance-head.ts';
import { reconciliationHead } from '../../features/finance/reconciliation/reconciliation-head.ts';
import { pricesHead } from '../../features/prices/prices-head.ts';
import { wheelHead } from '../../features/wheel/wheel-head.ts';
import { pageAt, type RouteEntry } from '../route-entry.ts';
import { staffRoute } from './staff-route.ts';

/** Payments, disputes, payouts, partners, prices, the books and the figures of the wheel. */
export const staffMoneyRoutes: readonly RouteEntry[] = [
  staffRoute({
    name: 'payments',
    catalogues: ['finance.'],
    head: (i18n) => financeHead('payments', i18n),
    page: pageAt(
      'src/features/finance/payments/payments-page.tsx',
      () => import('../../features/finance/payments/payments-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'disputes',
    catalogues: ['finance.disputes'],
    head: disputesHead,
    page: pageAt(
      'src/features/finance/disputes/disputes-page.tsx',
      () => import('../../features/finance/disputes/disputes-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'books',
    catalogues: ['finance.books', 'ledger'],
    head: booksHead,
    page: pageAt(
      'src/features/finance/books/books-page.tsx',
      () => import('../../features/finance/books/books-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'reconciliation',
    catalogues: ['finance.reconciliation'],
    head: reconciliationHead,
    page: pageAt(
      'src/features/finance/reconciliation/reconciliation-page.tsx',
      () => import('../../features/finance/reconciliation/reconciliation-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'partners',
    catalogues: ['finance.'],
    head: (i18n) => financeHead('partners', i18n),
    page: pageAt(
      'src/features/finance/partners/partners-page.tsx',
      () => import('../../features/finance/partners/partners-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'payouts',
    catalogues: ['finance.'],
    head: (i18n) => financeHead('payouts', i18n),
    page: pageAt(
      'src/features/finance/payouts/payouts-page.tsx',
      () => import('../../features/finance/payouts/payouts-page.tsx'),
    ),
  }),
  staffRoute({
    name: 'prices',
    catalogues: ['prices'],
    head: pricesHead,
    page: pageAt('src/features/prices/prices-page.tsx', () => import('../../features/prices/prices-page.tsx')),
  }),
  staffRoute({
    name: 'wheel',
    catalogues: ['wheel'],
    head: wheelHead,
    page: pageAt('src/routes/staff/wheel-page.tsx', () => import('./wheel-page.tsx')),
  }),
];
