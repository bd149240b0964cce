import { creditHead, ownPaymentsHead, receiptHead } from '../features/payments/bill/own-payments-head.ts';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

/** The member's gold, payments in money, and the receipt of one. */
export const ownPaymentRoutes: readonly RouteEntry[] = [
  routeEntry({
    path: '/credit',
    name: 'credit',
    auth: 'member',
    localized: false,
    catalogues: ['ledger', 'payments.bill'],
    page: pageAt(
      'src/features/payments/bill/credit-page.tsx',
      () => import('../features/payments/bill/credit-page.tsx'),
    ),
    head: (_, i18n) => creditHead(i18n),
    indexable: false,
    frame: 'wide',
  }),
  routeEntry({
    path: '/bill/payments',
    name: 'bill-payments',
    auth: 'member',
    localized: false,
    catalogues: ['ledger', 'payments.bill'],
    page: pageAt(
      'src/features/payments/bill/own-payments-page.tsx',
      () => import('../features/payments/bill/own-payments-page.tsx'),
    ),
    head: (_, i18n) => ownPaymentsHead(i18n),
    indexable: false,
    frame: 'wide',
  }),
  routeEntry({
    path: '/bill/payments/:id',
    name: 'bill-payment',
    auth: 'member',
    localized: false,
    catalogues: ['payments.bill'],
    page: pageAt(
      'src/features/payments/bill/receipt-page.tsx',
      () => import('../features/payments/bill/receipt-page.tsx'),
    ),
    head: (_, i18n) => receiptHead(i18n),
    indexable: false,
    frame: 'wide',
  }),
];
