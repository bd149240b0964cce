import { languageFacts, type Language } from './languages.ts';

// Intl objects are slow to create and large: a bounded cache evicts the oldest.
const made = new Map<string, unknown>();
const maxMade = 300;

function remember<T>(lang: Language, kind: string, options: object, make: (locale: string) => T): T {
  const key = `${lang} ${kind} ${JSON.stringify(options)}`;
  if (made.has(key)) return made.get(key) as T;
  const fresh = make(languageFacts[lang].locale);
  if (made.size >= maxMade) {
    const [oldest] = made.keys();
    if (oldest !== undefined) made.delete(oldest);
  }
  made.set(key, fresh);
  return fresh;
}

function dateFormat(lang: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remember(lang, 'date', options, (locale) => new Intl.DateTimeFormat(locale, options));
}

/** A number format that is made once. */
export function numberFormat(lang: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remember(lang, 'number', options, (locale) => new Intl.NumberFormat(locale, options));
}

/** "October 21, 2026", or shorter with style `medium` or `short`. Uses the reader's time zone by default. */
export function formatDate(
  lang: Language,
  date: Date,
  style: 'long' | 'medium' | 'short' = 'long',
  timeZone?: string,
): string {
  return dateFormat(lang, { dateStyle: style, timeZone }).format(date);
}

/** Clock time as written in the language: "9:20 PM", "21:20", "下午9:20". */
export function formatTime(lang: Language, date: Date, timeZone?: string): string {
  const { hour12 } = dateFormat(lang, { timeStyle: 'short' }).resolvedOptions();
  if (!hour12) return dateFormat(lang, { timeStyle: 'short', timeZone }).format(date);
  // The short style may use flexible day periods ("晚上"), which differ between ICU versions; am and pm do not.
  return dateFormat(lang, { hour: 'numeric', minute: '2-digit', hour12, timeZone }).format(date);
}

/** Languages that write a date and its time without a comma. */
const withoutComma: ReadonlySet<Language> = new Set(['zh', 'tw', 'ja', 'ko']);

/** Day and clock time: "Oct 21, 2026, 9:20 PM", "2026年10月21日 21:20". */
export function formatDateTime(
  lang: Language,
  date: Date,
  style: 'long' | 'medium' | 'short' = 'long',
  timeZone?: string,
): string {
  const gap = withoutComma.has(lang) ? ' ' : ', ';
  return `${formatDate(lang, date, style, timeZone)}${gap}${formatTime(lang, date, timeZone)}`;
}

/** Japanese has no space between a number and its unit, which Intl puts there. */
export function closeUnit(lang: Language, text: string): string {
  return lang === 'ja' ? text.replaceAll(/[ \u00a0]/g, '') : text;
}

/** Weekday of a date, for separators in a conversation: "Monday". */
export function formatWeekday(lang: Language, date: Date, timeZone?: string): string {
  return dateFormat(lang, { weekday: 'long', timeZone }).format(date);
}

/** A number with the language's separators. */
export function formatNumber(lang: Language, value: number | bigint): string {
  return numberFormat(lang, {}).format(value);
}

/** A percentage without decimals: 0.366 returns "37%". */
export function formatPercent(lang: Language, value: number): string {
  return numberFormat(lang, { style: 'percent' }).format(value);
}

/** A duration from minutes: "45 min", from two hours on "3.5 hr". Long, as within a sentence: "24 hours". */
export function formatMinutes(lang: Language, minutes: number, width: 'short' | 'long' = 'short'): string {
  const [unit, value] = minutes < 120 ? ['minute', minutes] : ['hour', minutes / 60];
  const digits = unit === 'minute' ? 0 : 1;
  return closeUnit(
    lang,
    numberFormat(lang, { style: 'unit', unit, unitDisplay: width, maximumFractionDigits: digits }).format(value),
  );
}

/** Gold from hundredths, exact for any size, with at most two decimals: 1250n returns "12.5". */
export function formatGold(lang: Language, cents: bigint | number): string {
  return numberFormat(lang, { maximumFractionDigits: 2 }).format(decimalOf(cents));
}

/** Money from hundredths of the currency: 125000 USD returns "$1,250.00". RMB is CNY in Intl. */
export function formatMoney(lang: Language, cents: bigint | number, currency: 'USD' | 'RMB'): string {
  return numberFormat(lang, { style: 'currency', currency: currency === 'RMB' ? 'CNY' : currency }).format(
    decimalOf(cents),
  );
}

/** What a store has charged, in any currency and with the decimals of it. */
export function formatCharged(
  lang: Language,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): string {
  return numberFormat(lang, { style: 'currency', currency }).format(amount);
}

/** USD per gold from ten-thousandths: 9475 returns "$0.9475"; at least two decimals. */
export function formatRate(lang: Language, units: number): string {
  return numberFormat(lang, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 }).format(units / 10_000);
}

/** Plain decimal for spreadsheets: the language's decimal separator, no grouping: -123456 returns "-1234,56". */
export function formatPlainDecimal(lang: Language, cents: bigint | number): string {
  return numberFormat(lang, { maximumFractionDigits: 2, useGrouping: false }).format(decimalOf(cents));
}

// A decimal string avoids floating-point errors.
function decimalOf(cents: bigint | number): Intl.StringNumericLiteral {
  const value = BigInt(cents);
  const size = value < 0n ? -value : value;
  return `${value < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}` as Intl.StringNumericLiteral;
}

/** "Anna, Ben, and Chiara"; with `or` instead of `and` on request. */
export function formatList(lang: Language, items: readonly string[], word: 'and' | 'or' = 'and'): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction';
  return remember(lang, 'list', { type }, (locale) => new Intl.ListFormat(locale, { type })).format(items);
}

/** Name of a country or region by its two-letter ISO code. Unknown codes are returned unchanged. */
export function countryName(lang: Language, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  // Their long names contain an official suffix that does not fit on a card.
  const style = code === 'HK' || code === 'MO' ? 'short' : 'long';
  const names = remember(
    lang,
    'region',
    { style },
    (locale) => new Intl.DisplayNames(locale, { type: 'region', style }),
  );
  return names.of(code) ?? code;
}
