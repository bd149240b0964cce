import { isNationalNumber } from '@peonia/core/phone/national-number.ts';

/** Reads the contact field of a form; a national phone number gets the country code of `DialCodeSelect`. */
export function readContactField(data: FormData): string {
  const typed = String(data.get('contact') ?? '').trim();
  const whole = data.get('international');
  return isNationalNumber(typed) && whole !== null ? String(whole) : typed;
}
