import { countryName, formatGold, formatMoney } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import { footerOf, paperTime, type Paper, type PaperBlock } from '../../../platform/pdf/paper.ts';
import type { readAccessHistory } from '../../accounts/public.ts';
import type { spentOfPayment } from '../../ledger/public.ts';
import { orderTitle } from '../orders/order-title.ts';
import type { OrderRow } from '../orders/order.sql.ts';
import type { DisputeFound } from './dispute-desk.sql.ts';

interface EvidenceFacts {
  readonly brand: string;
  readonly publicUrl: string;
  readonly language: Language;
  readonly dispute: DisputeFound;
  readonly order: OrderRow;
  readonly payer: string;
  readonly credited_at: Date | null;
  /** What the gold of the payment was spent on; null for packs and things. */
  readonly spent: Awaited<ReturnType<typeof spentOfPayment>> | null;
  readonly history: { readonly paid: number; readonly refunds: number; readonly disputes: number };
  /** Null where the account is deleted. */
  readonly access: Awaited<ReturnType<typeof readAccessHistory>> | null;
  readonly now: Date;
}

/** The evidence about a disputed payment, for its provider. Times are UTC. */
export function evidencePaper(facts: EvidenceFacts): Paper {
  const { brand, publicUrl, language, dispute, order, payer, credited_at, history, now } = facts;
  const { say, at } = words(facts);
  const isForOther = order.target_id !== order.account_id;
  return {
    language,
    brand,
    title: say('evidence.title'),
    footer: footerOf({ brand, publicUrl }),
    created: now,
    blocks: [
      { kind: 'sum', text: formatMoney(language, dispute.amount, order.currency) },
      {
        kind: 'facts',
        rows: [
          [say('evidence.dispute'), dispute.refund_id],
          [say('evidence.disputed_at'), at(dispute.created_at)],
          [say('receipt.item'), orderTitle(order, brand, language)],
          ...(isForOther && order.target_name !== null ? ([[say('receipt.for'), order.target_name]] as const) : []),
          [say('amount'), formatMoney(language, order.amount, order.currency)],
          [say('receipt.payer'), payer === '' ? `${order.account_id}` : `${payer} (${order.account_id})`],
          [say('receipt.seller'), brand],
          [say('receipt.method'), say(`gateway.${order.gateway}`)],
          [say('evidence.payment'), order.provider_payment ?? order.provider_ref ?? ''],
          [say('date'), at(order.created_at)],
          [say('receipt.number'), order.public_id],
        ],
      },
      { kind: 'heading', text: say('evidence.delivery') },
      {
        kind: 'text',
        text: credited_at === null ? say('evidence.undelivered') : say('evidence.delivered', { time: at(credited_at) }),
      },
      ...purchases(facts),
      ...access(facts),
      { kind: 'heading', text: say('evidence.history') },
      {
        kind: 'facts',
        rows: [
          [say('evidence.paid'), `${history.paid}`],
          [say('evidence.refunds'), `${history.refunds}`],
          [say('evidence.disputes'), `${history.disputes}`],
        ],
      },
      { kind: 'note', text: say('evidence.note') },
    ],
  };
}

function words({ brand, language }: EvidenceFacts) {
  return {
    say: (id: string, values: Record<string, string | number> = {}) =>
      serverText(language, `paper.${id}`, { brand, ...values }),
    at: (time: Date) => paperTime(language, time),
    gold: (amount: number) => serverText(language, 'paper.gold', { gold: formatGold(language, amount) }),
  };
}

/** What was bought with the gold of the payment, and how much of it was left. */
function purchases(facts: EvidenceFacts): PaperBlock[] {
  const { language, order, spent } = facts;
  if (spent === null) return [];
  const { say, at, gold } = words(facts);
  const rows = spent.items.map((item) => [
    at(item.created_at),
    serverText(language, `bill.kind.${item.kind}`),
    gold(item.gold),
  ]);
  const hidden = spent.count - spent.items.length;
  return [
    ...(rows.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: [
              { head: say('date'), share: 4 },
              { head: say('what'), share: 3 },
              { head: say('evidence.gold'), share: 2, isNumber: true },
            ],
            rows,
          },
        ]),
    ...(hidden > 0 ? [{ kind: 'note' as const, text: say('evidence.more', { count: hidden }) }] : []),
    {
      kind: 'facts',
      rows: [
        [say('evidence.bought'), gold(order.gold)],
        [say('evidence.spent'), gold(spent.gold)],
        [say('evidence.unspent'), gold(Math.max(0, order.gold - spent.gold))],
      ],
    },
  ];
}

/** The account, and the devices and log-ins from which it was used. */
function access(facts: EvidenceFacts): PaperBlock[] {
  const { language, access: known } = facts;
  if (known === null) return [];
  const { say, at } = words(facts);
  const proven = (address: string | null, time: Date | null) =>
    address === null ? say('evidence.none') : `${address} · ${time === null ? say('evidence.unproven') : at(time)}`;
  const table = (heads: readonly string[], rows: string[][]): PaperBlock[] =>
    rows.length === 0 ? [] : [{ kind: 'table', columns: heads.map((head) => ({ head: say(head), share: 1 })), rows }];
  return [
    { kind: 'heading', text: say('evidence.account') },
    {
      kind: 'facts',
      rows: [
        [say('evidence.terms'), at(known.created_at)],
        [say('evidence.email'), proven(known.email, known.email_verified_at)],
        [say('evidence.phone'), proven(known.phone, known.phone_verified_at)],
        [say('evidence.identity'), known.identified_at === null ? say('evidence.unproven') : at(known.identified_at)],
      ],
    },
    { kind: 'heading', text: say('evidence.logins') },
    ...table(
      ['evidence.device', 'evidence.country', 'evidence.opened', 'evidence.seen'],
      known.sessions.map(({ device, country, created_at, seen_at }) => [
        device ?? say('evidence.unknown'),
        country === null ? say('evidence.unknown') : countryName(language, country),
        at(created_at),
        at(seen_at),
      ]),
    ),
    ...table(
      ['evidence.device', 'evidence.opened', 'evidence.seen'],
      known.devices.map(({ first_at, last_at }, index) => [`#${index + 1}`, at(first_at), at(last_at)]),
    ),
  ];
}
