/** Could this be the beginning of a phone number without its country? Names and e-mail addresses are not. */
export function isNationalNumber(typed: string): boolean {
  return /^\(?\d[\d\s()./-]{5,}$/.test(typed.trim()) && !typed.trim().startsWith('00');
}
