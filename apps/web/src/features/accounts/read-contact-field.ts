import { isNationalNumber } from '@peonia/core/national-number.ts';

/**
 * What the contact field of a form says; a phone number with the country that stands beside it, as `DialSelect` puts
 * them together.
 */
export function readContactField(data: FormData): string {
  const typed = String(data.get('contact') ?? '').trim();
  const whole = data.get('international');
  return isNationalNumber(typed) && whole !== null ? String(whole) : typed;
}
