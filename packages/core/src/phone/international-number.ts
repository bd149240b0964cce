/** Digits that are dialled first inside a country and never from outside. Everywhere else it is a 0, or nothing. */
const trunks: Readonly<Record<string, RegExp>> = {
  HU: /^06/,
  BY: /^80?/,
  KZ: /^8(?=\d{10}$)/,
  RU: /^8(?=\d{10}$)/,
  LT: /^[08]/,
  MX: /^0[14][45]?/,
};
/** Their zero is part of the number. */
const keepsZero = new Set(['IT', 'SM', 'VA', 'CI', 'GA', 'CG']);

/**
 * A number as it is dialled inside a country → as it is dialled from anywhere, with a plus. One that says its country
 * already stays as it was typed.
 */
export function internationalNumber(typed: string, country: string, code: string): string {
  const text = typed.normalize('NFKC').trim();
  if (/^(?:\+|00)/.test(text)) return text;
  const digits = text.replaceAll(/\D/g, '');
  return `+${code}${withoutTrunk(digits, country, code)}`;
}

function withoutTrunk(digits: string, country: string, code: string): string {
  if (keepsZero.has(country)) return digits;
  // In the North American plan a leading 1 is the country; a territory's own area may have been typed as well.
  if (code.startsWith('1'))
    return digits.replace(/^1(?=\d{10}$)/, '').replace(new RegExp(`^${code.slice(1)}(?=\\d{7}$)`), '');
  return digits.replace(trunks[country] ?? /^0/, '');
}
