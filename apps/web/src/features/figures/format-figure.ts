import { figureOf, type FigureName } from '@peonia/contract/operation/figures.ts';
import { formatDate, formatMinutes, formatMoney, formatNumber } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/** A value of a figure as it is read; a dash where there is none. */
export function formatFigure(language: Language, name: FigureName, value: number | null): string {
  if (value === null) return '–';
  const { unit } = figureOf(name);
  if (unit === 'minutes') return formatMinutes(language, value);
  if (unit === 'count') return formatNumber(language, value);
  return formatMoney(language, Math.round(value), unit === 'usd' ? 'USD' : 'RMB');
}

/** A UTC day. */
export function formatDay(language: Language, day: string): string {
  return formatDate(language, new Date(`${day}T00:00:00Z`), 'medium', 'UTC');
}
