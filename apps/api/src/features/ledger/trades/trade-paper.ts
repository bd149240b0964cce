import type { downloadTradeReceipt as endpoint, Trade } from '@peonia/contract/money/ledger.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FileReply } from '../../../platform/http/replies/file-reply.ts';
import { footerOf, paperTime } from '../../../platform/pdf/paper.ts';
import { pdfReply } from '../../../platform/pdf/pdf-reply.ts';
import { readTrades } from './list-trades.ts';
import { reversalOf } from './trade.sql.ts';

/** What is bought with gold. */
const purchases: ReadonlySet<Trade['type']> = new Set([
  'vip',
  'gift',
  'unlock',
  'contact',
  'call',
  'translation',
  'order',
]);

/** The receipt of a purchase with gold of the caller as PDF. */
export async function downloadTradeReceipt(
  { db, caller, params, language }: Call<typeof endpoint>,
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
): Promise<FileReply> {
  const [row] = await readTrades(db, caller.id, { kind: undefined, before: params.id + 1, most: 1 });
  if (row?.id !== params.id) throw refuse('not_found');
  if (row.amount >= 0 || !purchases.has(row.type)) throw refuse('receipt_not_for_trade');
  const reversal = await reversalOf.first(db, { id: row.id });
  const say = (id: string) => serverText(language, `paper.${id}`, { brand });
  const at = (time: Date) => paperTime(language, time);
  return pdfReply(
    {
      language,
      brand,
      title: say('receipt.title'),
      footer: footerOf({ brand, publicUrl }),
      created: row.created_at,
      blocks: [
        { kind: 'sum', text: serverText(language, 'paper.gold', { gold: formatGold(language, -row.amount) }) },
        {
          kind: 'facts',
          rows: [
            [say('receipt.item'), serverText(language, `bill.kind.${row.type}`)],
            ...(row.other_name === null ? [] : ([[say('receipt.with'), row.other_name]] as const)),
            [say('receipt.seller'), brand],
            [say('receipt.method'), say('balance')],
            [say('date'), at(row.created_at)],
            ...(reversal === undefined ? [] : ([[say('receipt.reversed'), at(reversal.created_at)]] as const)),
            [say('receipt.number'), `${row.id}`],
          ],
        },
        { kind: 'note', text: say('receipt.note') },
      ],
    },
    `receipt-${row.id}.pdf`,
  );
}
