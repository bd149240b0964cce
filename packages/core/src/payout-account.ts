export const payoutKinds = ['wallet', 'bank', 'other'] as const;

export type PayoutKind = (typeof payoutKinds)[number];

/** An account as it is stored: spaces and hyphens of a bank account are dropped, letters of an IBAN are capital. */
export function normalizePayoutNumber(kind: PayoutKind, number: string): string {
  const trimmed = number.trim();
  if (kind === 'bank') return trimmed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^\+[\d\s()-]+$/.test(trimmed) ? trimmed.replaceAll(/[\s()-]/g, '') : trimmed;
}

/**
 * Whether a normalized number can be an account of its kind. A bank account is an IBAN with a right checksum, or 6 to
 * 20 digits where there is no IBAN; a wallet is an e-mail address, or a phone number with its country.
 */
export function isPayoutNumber(kind: PayoutKind, number: string): boolean {
  if (kind === 'bank') return /^\d{6,20}$/.test(number) || isIban(number);
  if (kind === 'wallet') return /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/.test(number) || /^\+[1-9]\d{6,14}$/.test(number);
  return number.length >= 3;
}

/** Whether the number alone says where to pay; otherwise the name of the wallet, or bank and BIC, are needed too. */
export function isPayoutNumberEnough(kind: PayoutKind, number: string): boolean {
  return kind === 'bank' && isIban(number);
}

/** Checks form and checksum (ISO 13616, modulo 97). */
export function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number)) return false;
  const digits = (number.slice(4) + number.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

/** Hides all but the end of each number of six digits or more in a text. */
export function maskPayoutInformation(text: string): string {
  return text.replaceAll(/\d(?:[ -]?\d){5,}/g, (number) => maskPayoutNumber(number.replaceAll(/[ -]/g, '')));
}

/** Hides all but the end of a number, or all but the first letter and the domain of an e-mail address. */
export function maskPayoutNumber(number: string): string {
  const at = number.lastIndexOf('@');
  if (at > 0) return `${number.slice(0, 1)}•••${number.slice(at)}`;
  return `•••• ${number.slice(number.length > 8 ? -4 : -2)}`;
}
