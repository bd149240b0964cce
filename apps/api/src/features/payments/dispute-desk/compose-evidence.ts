import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Paper } from '../../../platform/pdf/paper.ts';
import { readAccessHistory, readAccountSummaries } from '../../accounts/public.ts';
import { creditedAt, spentOfPayment } from '../../ledger/public.ts';
import { historyOfPayer } from '../desk/payment-desk.sql.ts';
import { isForGold, type OrderRow } from '../orders/order.sql.ts';
import type { DisputeFound } from './dispute-desk.sql.ts';
import { evidencePaper } from './evidence-paper.ts';

/** Purchases of one document. */
const mostPurchases = 200;

interface Composing {
  readonly dispute: DisputeFound;
  readonly order: OrderRow;
  readonly language: Language;
  readonly config: Pick<Config, 'brand' | 'publicUrl'>;
}

/**
 * The evidence about a disputed payment. It holds no message, no name of another member and no network address. Also
 * returns when the payment was credited.
 */
export async function composeEvidence(
  db: Db,
  { dispute, order, language, config: { brand, publicUrl } }: Composing,
): Promise<{ readonly paper: Paper; readonly credited_at: Date | null }> {
  const { account_id: member_id, order_id } = dispute;
  const payer = (await readAccountSummaries(db, [member_id])).get(member_id);
  const credited_at = (await creditedAt.first(db, { key: `order:${order_id}` }))?.created_at ?? null;
  // A pack that was credited as gold is spent like gold.
  const asGold = isForGold(order) || order.as_gold;
  const paper = evidencePaper({
    brand,
    publicUrl,
    language,
    dispute,
    order,
    payer: payer?.name ?? '',
    credited_at,
    spent: asGold ? await spentOfPayment(db, { member_id, order_id, most: mostPurchases }) : null,
    history: await historyOfPayer.one(db, { account_id: member_id }),
    access: payer === undefined ? null : await readAccessHistory(db, member_id),
    now: new Date(),
  });
  return { paper, credited_at };
}

/** Name of the document as a file. */
export const evidenceName = ({ public_id }: OrderRow): string => `evidence-${public_id.slice(0, 8)}.pdf`;
