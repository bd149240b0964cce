import { internationalNumber, isNationalNumber } from '@peonia/core/international-number.ts';

/** What the contact field of a form says; a phone number with the country that stands beside it. */
export function readContactField(data: FormData): string {
  const typed = String(data.get('contact') ?? '').trim();
  const [country = '', code = ''] = String(data.get('dial') ?? '').split(' ');
  return code !== '' && isNationalNumber(typed) ? internationalNumber(typed, country, code) : typed;
}
