import type { LineProblem, SettlementKind } from '@peonia/contract/money/reconciliation.ts';
import type { Currency } from '../gateways/payment-gateway.ts';

/** A line of a settlement report in words of our own. */
export interface SettlementLine {
  /** The provider's number of the line. */
  readonly ref: string;
  readonly kind: SettlementKind;
  /** Our order or the provider's payment, as far as the line names one. */
  readonly order: string | null;
  readonly payment: string | null;
  /** Hundredths; what leaves us is negative. */
  readonly amount: number;
  /** Hundredths that the provider kept; what it gave back is negative. */
  readonly fee: number;
  readonly currency: Currency;
  readonly made_at: Date;
}

/** What is wrong with a line, and in which column. */
export class WrongLine extends Error {
  override readonly name = 'WrongLine';
  readonly problem: LineProblem;
  readonly column: string;

  constructor(problem: LineProblem, column: string) {
    super(`${problem} in ${column}`);
    this.problem = problem;
    this.column = column;
  }
}

/** The cell of a column; empty where the report has no such column. */
type Cells = (column: string) => string;

/** How a provider writes its report. */
export interface SettlementFormat {
  /** Columns that must be there. A list of several means one of them. */
  readonly columns: readonly (string | readonly string[])[];
  /** Removes what the provider puts around a value. */
  clean?(cell: string): string;
  /** First cell of the row of columns and of each line, where the report has other rows too. */
  readonly marks?: { readonly head: string; readonly line: string };
  /** First cell of the row after the last line. */
  readonly end?: string;
  /** Reads a line; throws `WrongLine`. */
  read(cells: Cells): SettlementLine;
}

/** "20.5", "-1,234.00" → hundredths, half up beyond the second decimal; at most ten million. */
export function hundredths(cells: Cells, column: string, problem: 'amount' | 'fee'): number {
  const match = /^([+-]?)(\d{1,3}(?:,\d{3})*|\d{1,8})(?:\.(\d{1,6}))?$/.exec(cells(column));
  if (match === null) throw new WrongLine(problem, column);
  const [, sign = '', whole = '', decimals = ''] = match;
  const digits = decimals.padEnd(3, '0');
  const value = Number(whole.replaceAll(',', '')) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  if (value > 1_000_000_000) throw new WrongLine(problem, column);
  return value === 0 ? 0 : sign === '-' ? -value : value;
}

/** An amount that the provider writes in hundredths already. */
export function minorUnits(cells: Cells, column: string, problem: 'amount' | 'fee'): number {
  const text = cells(column);
  if (!/^\d{1,10}$/.test(text)) throw new WrongLine(problem, column);
  return Number(text);
}

export function reference(cells: Cells, column: string): string {
  const text = cells(column);
  if (!/^[\w.:-]{1,120}$/.test(text)) throw new WrongLine('reference', column);
  return text;
}

/** A reference that may be missing, or be something that is not ours. */
export function optionalReference(cells: Cells, column: string): string | null {
  const text = cells(column);
  return /^[\w.:-]{1,120}$/.test(text) ? text : null;
}

export function currencyOf(cells: Cells, column: string, known: Readonly<Record<string, Currency>>): Currency {
  const currency = known[cells(column).toUpperCase()];
  if (currency === undefined) throw new WrongLine('currency', column);
  return currency;
}

/** "2026-03-01 10:00:00", with slashes or T, and the offset that the column or the text states. */
export function timeOf(cells: Cells, column: string, offset: string): Date {
  const match = /^(\d{4})[-/](\d{2})[-/](\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)? ?(Z|[+-]\d{2}:?\d{2})?$/.exec(
    cells(column),
  );
  if (match === null) throw new WrongLine('time', column);
  const [, year, month, day, time, seconds = ':00', own = offset] = match;
  const zone = /^[+-]\d{4}$/.test(own) ? `${own.slice(0, 3)}:${own.slice(3)}` : own;
  const at = new Date(`${year}-${month}-${day}T${time}${seconds}${zone}`);
  // JavaScript turns 30 February into 1 March.
  const isReal = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  if (Number.isNaN(at.getTime()) || !isReal) throw new WrongLine('time', column);
  return at;
}
