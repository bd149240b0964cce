import { boughtFiles } from './features/album/public.ts';
import { billedMinutes } from './features/calls/public.ts';
import { boughtContacts } from './features/contacts/public.ts';
import { sentGifts } from './features/gifts/public.ts';
import type { PaidThings } from './features/ledger/public.ts';
import { packsFromBalance } from './features/membership/public.ts';
import { paidOrders } from './features/payments/public.ts';
import { paidTranslations } from './features/translators/public.ts';

/**
 * Everything that is paid for. The hourly proof and `npm run ledger:check` hold each against the books, in both
 * directions; a transfer whose cause stands in none of them is a breach. A new paid thing is one name more.
 */
export const paidThings: readonly PaidThings[] = [
  paidOrders,
  packsFromBalance,
  boughtFiles,
  boughtContacts,
  sentGifts,
  billedMinutes,
  paidTranslations,
];
