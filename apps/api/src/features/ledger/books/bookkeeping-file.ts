import type { BookAccount } from '@peonia/contract/money/books.ts';
import { accountNumbers, transitAccount } from './chart-of-accounts.ts';

interface DayTotal {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly account: string;
  readonly kind: string;
  readonly debit: number;
  readonly credit: number;
}

/** Columns as DATEV names them, in every language. */
const head = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'Belegdatum',
  'Belegfeld 1',
  'Buchungstext',
];

/**
 * Daily totals for bookkeeping: a line for each day, account, kind of transfer and side. Gold is valued at its list
 * rate of one USD.
 */
export function bookkeepingFile(totals: readonly DayTotal[]): string {
  const lines = totals.flatMap((total) => [...lineOf(total, total.debit, 'S'), ...lineOf(total, total.credit, 'H')]);
  return `\uFEFF${[head, ...lines].map((line) => line.join(';')).join('\r\n')}\r\n`;
}

function lineOf({ day, account, kind }: DayTotal, amount: number, side: 'S' | 'H'): string[][] {
  if (amount === 0) return [];
  const [year, month, date] = day.split('-');
  const document = `${day.replaceAll('-', '')}-${kind}`;
  return [
    [
      decimal(amount),
      side,
      'USD',
      accountNumbers[account as BookAccount],
      transitAccount,
      `${date}${month}${year}`,
      document,
      `${account} ${kind}`,
    ],
  ];
}

/** Hundredths with a decimal comma, as the format wants it. */
function decimal(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
